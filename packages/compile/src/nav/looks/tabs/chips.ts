import type { Look } from '../Look.ts';

/** Rounded chips with a title each. */
export const chipTabs: Look = {
  html: '<span class="vt-chips-title">{{title}}</span>',
  css: `
.vt-chips .sr7-tab { display: grid; align-items: center; padding: 0 18px; border-radius: 999px; background: ##paper##; color: ##ink##; font-family: ##family##; text-align: center; box-shadow: inset 0 0 0 1px ##edge##; transition: background-color 0.25s, color 0.25s; }
.vt-chips .vt-chips-title { font-size: 14px; font-weight: 600; line-height: 18px; overflow: hidden; white-space: nowrap; text-overflow: ellipsis; }
.vt-chips .sr7-tab.sr7-touchhover { background: ##hover##; }
.vt-chips .sr7-tab.selected { background: ##accent##; color: ##accent-ink##; }`,
  values: {
    ink: '#14161c',
    paper: 'rgba(255,255,255,0.9)',
    hover: '#ffffff',
    edge: 'rgba(0,0,0,0.12)',
    accent: '#14161c',
    'accent-ink': '#ffffff',
    family: 'inherit',
  },
};
