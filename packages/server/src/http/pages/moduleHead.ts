import { escapeHtml } from '../../html/escapeHtml.ts';
import type { ServerContext } from '../ServerContext.ts';
import type { DrawnFrame } from '../sliders/drawModule.ts';

/** What the head of a page needs that begins with a module: it is drawn by these alone, and stays where it is when its fonts have come. */
export const moduleHead = (
  { fontPreloads, site }: ServerContext,
  { css, fonts, isAlive }: DrawnFrame,
): string =>
  [
    fontPreloads(fonts),
    ...fonts.map((href) => `<link rel="stylesheet" href="${escapeHtml(href)}">`),
    `<style>${css}</style>`,
    isAlive ? `<script src="${escapeHtml(site.player)}" async></script>` : '',
  ].join('');
