import { openModule } from '@vitrine/model';
import { baseCss } from '../css/baseCss.ts';
import type { CompileOptions } from '../ports/CompiledModule.ts';
import { compileModule } from '../module/compileModule.ts';
import { escapeHtml } from './escapeHtml.ts';
import { needsScript } from '../live/needsScript.ts';
import { pageHtml, styleLink } from './pageHtml.ts';
import type { Score } from '@vitrine/player';
import { renderFirstFrame } from './renderFirstFrame.tsx';
import { playOf } from '../score/renderPlay.ts';
import { styleRules } from './styleRules.ts';

export interface StaticPageOptions extends CompileOptions {
  /** Addresses, seen from the page: its style sheet, the module's document, the embed script. */
  readonly sheet: string;
  readonly src: string;
  readonly script: string;
  /** What plays the module, if that is to be made. */
  readonly play?: string;
  /** HTML for the head. */
  readonly head?: string;
}

export interface StaticPage {
  readonly html: string;
  /** What the sheet holds. It must lie beside the page: its addresses are the document's. */
  readonly css: string;
  /** Whether the page asks for the script and the document: a module that stands still does not. */
  readonly isAlive: boolean;
  /** What plays it, for the address that it was given; null where the document must. */
  readonly play: Score | null;
}

/** A page with one module for any host of files, whatever its policy: nothing in it is inline. */
export function renderStaticPage(document: unknown, options: StaticPageOptions): StaticPage {
  const { sheet, src, script, play, head = '', ...whole } = options;
  const compiled = compileModule(openModule(document), whole);
  const isAlive = needsScript(compiled);
  const data = play === undefined ? null : playOf(compiled);
  const { html, css } = styleRules(renderFirstFrame(compiled, play === undefined ? { src } : { src, play }));
  const tag = isAlive ? `<script src="${escapeHtml(script)}" async></script>` : '';
  return {
    html: pageHtml(compiled.module, {
      styles: styleLink(sheet),
      head: [head, tag].filter((part) => part !== '').join('\n'),
      body: html,
    }),
    css: ['body{margin:0}', baseCss, compiled.css, css].filter((part) => part !== '').join('\n'),
    isAlive,
    play: data,
  };
}
