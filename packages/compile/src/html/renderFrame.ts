import { openModule } from '@vitrine/model';
import { baseCss } from '../css/baseCss.ts';
import type { CompileOptions } from '../ports/CompiledModule.ts';
import { compileModule } from '../module/compileModule.ts';
import { fontLinks } from '../module/fontLinks.ts';
import { needsScript } from '../live/needsScript.ts';
import { renderFirstFrame } from './renderFirstFrame.tsx';

/** A first frame as data: pages of others show it with next to no script. They must trust whoever made it. */
export interface DrawnFrame {
  readonly html: string;
  readonly css: string;
  /** Style sheets of its fonts. */
  readonly fonts: readonly string[];
  /** The module does more than stand there: its document, named in the HTML, brings it to life. */
  readonly isAlive: boolean;
}

interface FrameOptions extends CompileOptions {
  /** Where pages find the module's document. */
  readonly src: string;
  /** Where they find what `renderPlay` makes of it, if anything is there. */
  readonly play?: string;
}

export function renderFrame(document: unknown, { src, play, ...options }: FrameOptions): DrawnFrame {
  const compiled = compileModule(openModule(document), options);
  return {
    html: renderFirstFrame(compiled, play === undefined ? { src } : { src, play }),
    css: `${baseCss}\n${compiled.css}`,
    fonts: fontLinks(compiled.module),
    isAlive: needsScript(compiled),
  };
}
