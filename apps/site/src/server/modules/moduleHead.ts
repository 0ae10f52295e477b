import { baseCss, type CompiledModule, fontLinks } from '@vitrine/compile';
import { escapeHtml } from '@vitrine/compile/server';
import { fontPreloads } from './fontPreloads.ts';

/** What a page with this module needs in its head: fonts and the compiled CSS. No script is needed to draw it. */
export function moduleHead(compiled: CompiledModule, demoDir: string): string {
  const sheets = fontLinks(compiled.module);
  return [
    fontPreloads(demoDir, sheets),
    ...sheets.map((href) => `<link rel="stylesheet" href="${escapeHtml(href)}">`),
    `<style>${baseCss}\n${compiled.css}</style>`,
  ].join('\n');
}
