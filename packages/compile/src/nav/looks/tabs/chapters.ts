import type { Look } from '../Look.ts';

/** Chapter headings: a number and a title under a rule. */
export const chapterTabs: Look = {
  html: '<span class="vt-chapters-number">{{param1}}</span><span class="vt-chapters-title">{{param2}}</span>',
  css: `
.vt-chapters .sr7-tab { padding: 10px ##inset##px 0; border-top: 2px solid ##rule##; background: ##paper##; color: ##ink##; font-family: ##family##; transition: border-color 0.3s; }
.vt-chapters .sr7-tab.selected, .vt-chapters .sr7-tab.sr7-touchhover { border-color: ##accent##; }
.vt-chapters .vt-chapters-number { display: block; font-size: 13px; font-weight: 600; line-height: 17px; color: ##accent##; }
.vt-chapters .vt-chapters-title { display: block; font-size: 16px; font-weight: 500; line-height: 21px; overflow: hidden; white-space: nowrap; text-overflow: ellipsis; }
.vt-chapters .sr7-tab.selected .vt-chapters-title { font-weight: 650; }`,
  values: {
    ink: '#ffffff',
    rule: 'rgba(255,255,255,0.4)',
    accent: '#ffd27a',
    paper: 'rgba(14,16,22,0.76)',
    inset: '12',
    family: 'inherit',
  },
};
