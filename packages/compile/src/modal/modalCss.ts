import type { Module } from '@vitrine/model';
import { createStyleSheet } from '../css/StyleSheet.ts';
import { round } from '@vitrine/player/markup';
import { boundToCss } from '../css/units.ts';

/**
 * What a modal needs; `module` says how wide it is. The dialog is the backdrop and what scrolls: it fills the window, as
 * large as that is while a phone's bars come and go, and its margins put the box at its place without ever cutting off
 * the start of one that is too high. It fades while it is closed already, where the browser can keep it on top for that
 * long. Where there is no backdrop and the page may be scrolled, the page beside the box answers the pointer.
 */
export function modalCss({ settings: { size, enabledLevels } }: Module): string {
  const sheet = createStyleSheet(enabledLevels);
  sheet.raw(baseCss);
  sheet.rule('.sr7-modal-box', (level) => {
    const most = boundToCss(size.maxWidth[level], { scales: false });
    const grid = size.fullWidth ? undefined : `${round(size.width[level])}px`;
    return { 'max-width': most && grid ? `min(${most},${grid})` : (most ?? grid) };
  });
  return sheet.toString();
}

const baseCss = `
.sr7-modal{position:fixed;inset:0;z-index:999999;box-sizing:border-box;width:100%;max-width:none;height:100vh;height:100dvh;max-height:none;margin:0;padding:0;border:0;outline:0;overflow:hidden auto;overscroll-behavior:contain;background:none;color:inherit;opacity:0;pointer-events:none;transition:opacity var(--sr7-speed),display var(--sr7-speed) allow-discrete,overlay var(--sr7-speed) allow-discrete}
.sr7-modal[open]{display:flex;opacity:1;pointer-events:auto}
@starting-style{.sr7-modal[open]{opacity:0}}
.sr7-modal::backdrop{background:none}
.sr7-modal[data-through]{pointer-events:none}
.sr7-modal[data-through]>*{pointer-events:auto}
.sr7-modal-box{position:relative;flex:none;box-sizing:border-box;width:100%}
.sr7-modal-close{position:sticky;top:12px;z-index:99;display:block;float:inline-end;width:44px;height:44px;margin:12px;margin-block-end:-56px;padding:0;border:0;border-radius:50%;background:rgba(0,0,0,.66);color:#fff;cursor:pointer}
.sr7-modal-close:hover{background:#000}
.sr7-modal-close:focus-visible{outline:3px solid #fff;outline-offset:2px;box-shadow:0 0 0 6px #000}
.sr7-modal-close>svg{display:block;width:20px;height:20px;margin:auto;fill:none;stroke:currentColor;stroke-width:2.5;stroke-linecap:round}
@media (prefers-reduced-motion:reduce){.sr7-modal{transition:none}}
@media (forced-colors:active){.sr7-modal-close{border:1px solid}}
`.trim();
