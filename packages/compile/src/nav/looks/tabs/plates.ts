import type { Look } from '../Look.ts';

/** Plates of dark glass with title and description. */
export const plateTabs: Look = {
  html: '<span class="vt-plates-title">{{title}}</span><span class="vt-plates-text">{{description}}</span>',
  css: `
.vt-plates .sr7-tab { display: flex; flex-direction: column; justify-content: safe center; gap: 3px; padding: 8px 16px; overflow: hidden; border-radius: ##round##px; background: ##paper##; backdrop-filter: blur(10px); color: ##ink##; font-family: ##family##; text-align: start; transition: background-color 0.25s, color 0.25s; }
.vt-plates .sr7-tab.sr7-touchhover { background: ##hover##; }
.vt-plates .sr7-tab.selected { background: ##accent##; color: ##accent-ink##; }
.vt-plates .vt-plates-title { font-size: 15px; font-weight: 600; line-height: 19px; overflow: hidden; white-space: nowrap; text-overflow: ellipsis; }
.vt-plates .vt-plates-text { font-size: 13px; line-height: 17px; overflow: hidden; white-space: nowrap; text-overflow: ellipsis; }
.vt-plates .vt-plates-text:empty { display: none; }`,
  values: {
    round: '10',
    ink: '#ffffff',
    paper: 'rgba(14,16,22,0.66)',
    hover: 'rgba(14,16,22,0.88)',
    accent: '#ffffff',
    'accent-ink': '#14161c',
    family: 'inherit',
  },
};
