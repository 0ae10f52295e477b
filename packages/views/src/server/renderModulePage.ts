import { openModule } from '@vitrine/model';
import { baseCss } from '../css/baseCss.ts';
import { compileWhole, type WholeOptions } from '../module/compileWhole.ts';
import { pageHtml } from './pageHtml.ts';
import { renderFirstFrame } from './renderFirstFrame.tsx';

export interface ModulePageOptions extends WholeOptions {
  /** HTML for the end of the head. */
  readonly head?: string;
}

/** A complete page with nothing in it but the module's first frame. */
export function renderModulePage(document: unknown, { head = '', ...options }: ModulePageOptions): string {
  const compiled = compileWhole(openModule(document), options);
  const styles = `<style>\nbody{margin:0}\n${baseCss}\n${compiled.css}\n</style>`;
  return pageHtml(compiled.module, { styles, head, body: renderFirstFrame(compiled) });
}
