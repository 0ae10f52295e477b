import type { Look } from '../Look.ts';

/** A picture with its title beside it. */
export const ribbonTabs: Look = {
  html: '<span class="sr7-tab-img"></span><span class="vt-ribbon-texts"><span class="vt-ribbon-title">{{title}}</span><span class="vt-ribbon-text">{{param1}}</span></span>',
  css: `
.vt-ribbon .sr7-tab { display: flex; align-items: stretch; overflow: hidden; border-radius: ##round##px; background: ##paper##; color: ##ink##; font-family: ##family##; box-shadow: 0 4px 16px rgba(0, 0, 0, 0.2); transition: background-color 0.25s, color 0.25s; }
.vt-ribbon .sr7-tab-img { flex: none; width: auto; height: 100%; aspect-ratio: 1; }
.vt-ribbon .vt-ribbon-texts { display: flex; flex-direction: column; justify-content: center; gap: 2px; min-width: 0; padding: 0 14px; }
.vt-ribbon .vt-ribbon-title { font-size: 14px; font-weight: 600; line-height: 18px; overflow: hidden; white-space: nowrap; text-overflow: ellipsis; }
.vt-ribbon .vt-ribbon-text { font-size: 12px; line-height: 16px; overflow: hidden; white-space: nowrap; text-overflow: ellipsis; }
.vt-ribbon .vt-ribbon-text:empty { display: none; }
.vt-ribbon .sr7-tab.selected, .vt-ribbon .sr7-tab.sr7-touchhover { background: ##accent##; color: ##accent-ink##; }`,
  values: {
    round: '8',
    ink: '#14161c',
    paper: 'rgba(255,255,255,0.92)',
    accent: '#14161c',
    'accent-ink': '#ffffff',
    family: 'inherit',
  },
};
