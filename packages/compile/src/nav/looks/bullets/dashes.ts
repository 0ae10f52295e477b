import type { Look } from '../Look.ts';

/** Dashes; the current one is longer. In a column they stand upright. */
export const dashBullets: Look = {
  html: '<span class="vt-dashes-mark"></span>',
  css: `
.vt-dashes .sr7-bullet { display: grid; place-items: center; width: ##short##px; height: ##short##px; transition: width 0.3s, height 0.3s; }
.vt-dashes .sr7-bullet.selected { width: calc(##short##px + (##long## - ##short##) * 1px * var(--across)); height: calc(##short##px + (##long## - ##short##) * 1px * var(--down)); }
.vt-dashes .vt-dashes-mark { width: calc(100% * var(--across) + ##thick##px * var(--down)); height: calc(100% * var(--down) + ##thick##px * var(--across)); border-radius: ##thick##px; background: ##quiet##; box-shadow: 0 0 0 1px ##edge##; transition: background-color 0.3s; }
.vt-dashes .sr7-bullet.selected .vt-dashes-mark, .vt-dashes .sr7-bullet.sr7-touchhover .vt-dashes-mark { background: ##ink##; }`,
  values: {
    short: '18',
    long: '36',
    thick: '4',
    ink: '#ffffff',
    quiet: 'rgba(255,255,255,0.5)',
    edge: 'rgba(0,0,0,0.5)',
  },
};
