import { renderToString } from 'react-dom/server';
import type { CompiledModule } from '../module/CompiledModule.ts';
import { ModuleView } from '../module/ModuleView.tsx';

export interface FirstFrameOptions {
  /** The page's script brings it to life: what enters waits a moment for it. Default: with `src`, else not. */
  readonly awaitsScript?: boolean;
  /** The address of its document, from which the embed script brings it to life where it stands. */
  readonly src?: string;
  /** The address of what `renderPlay` makes of it: the script plays that and leaves the document alone. */
  readonly play?: string;
}

/** The first frame as HTML: what the browser shows before, and without, any script. */
export function renderFirstFrame(
  compiled: CompiledModule,
  { src, play, awaitsScript = src !== undefined }: FirstFrameOptions = {},
): string {
  // The browser must draw the frame of the same moment to find what stands there.
  const marks =
    src === undefined ? {} : { 'data-src': src, 'data-play': play, 'data-moment': compiled.options.nowMs };
  return renderToString(<ModuleView compiled={compiled} awaitsScript={awaitsScript} marks={marks} />);
}
