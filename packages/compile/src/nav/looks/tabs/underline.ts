import type { Look } from '../Look.ts';

/** Titles in a line; the current one is underlined. */
export const underlineTabs: Look = {
  html: '<span class="vt-underline-title">{{title}}</span>',
  css: `
.vt-underline .sr7-tab { display: grid; align-items: center; padding: 0 8px; background: ##paper##; color: ##quiet##; font-family: ##family##; text-shadow: 0 0 6px ##glow##; text-align: center; transition: color 0.25s; }
.vt-underline .vt-underline-title { display: block; font-size: ##size##px; font-weight: 600; line-height: 1.3; line-height: round(1.3em, 1px); overflow: hidden; white-space: nowrap; text-overflow: ellipsis; }
.vt-underline .sr7-tab::after { content: ''; position: absolute; inset: auto 0 0; height: 3px; border-radius: 3px; background: ##accent##; scale: 0 1; transition: scale 0.3s; }
.vt-underline .sr7-tab.selected, .vt-underline .sr7-tab.sr7-touchhover { color: ##ink##; }
.vt-underline .sr7-tab.selected::after { scale: 1; }
.vt-underline .sr7-tab.sr7-touchhover:not(.selected)::after { scale: 0.4 1; }`,
  values: {
    size: '15',
    ink: '#ffffff',
    quiet: 'rgba(255,255,255,0.92)',
    accent: '#ffd27a',
    glow: 'rgba(0,0,0,0.65)',
    paper: 'rgba(14,16,22,0.7)',
    family: 'inherit',
  },
};
