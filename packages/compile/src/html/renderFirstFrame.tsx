/** @jsxImportSource hono/jsx */
import { type Attributes, element, toHtml } from '../elements.ts';
import type { CompiledModule } from '../ports/CompiledModule.ts';
import { needsScript } from '../live/needsScript.ts';
import { moduleMarkup } from '../module/moduleMarkup.tsx';
import { moduleFeatures } from '../score/createDrawnModule.tsx';
import { canPlay } from '../score/renderPlay.ts';

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
  // One that only stands there asks for nothing. The browser must draw the frame of the same moment to find what stands there.
  const marks: Attributes =
    src === undefined || !needsScript(compiled)
      ? {}
      : {
          'data-src': src,
          'data-play': canPlay(compiled) ? play : undefined,
          'data-moment': compiled.options.nowMs,
          // Its script asks for all of them at once.
          'data-features': moduleFeatures(compiled).join(' ') || undefined,
        };
  const { attributes, children } = moduleMarkup(compiled, awaitsScript);
  // Marked, so that nobody draws it again.
  return toHtml(element('sr7-module', { 'data-drawn': '', ...marks, ...attributes }, ...children));
}
