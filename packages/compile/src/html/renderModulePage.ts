import { openModule } from '@vitrine/model';
import { baseCss } from '../css/baseCss.ts';
import type { CompileOptions } from '../ports/CompiledModule.ts';
import { compileModule } from '../module/compileModule.ts';
import { pageHtml } from './pageHtml.ts';
import { renderFirstFrame } from './renderFirstFrame.tsx';

export interface ModulePageOptions extends CompileOptions {
  /** HTML for the end of the head. */
  readonly head?: string;
}

/** A complete page with nothing in it but the module's first frame. */
export function renderModulePage(document: unknown, { head = '', ...options }: ModulePageOptions): string {
  const compiled = compileModule(openModule(document), options);
  const styles = `<style>\nbody{margin:0}\n${baseCss}\n${compiled.css}\n</style>`;
  return pageHtml(compiled.module, { styles, head, body: renderFirstFrame(compiled) });
}
