import type { Look } from '../Look.ts';

/** Equal bars, like the parts of a story. They share what room there is. */
export const barBullets: Look = {
  html: '<span class="vt-bars-mark"></span>',
  css: `
.vt-bars .sr7-bullet { display: grid; place-items: center; width: calc(##long##px * var(--across) + 20px * var(--down)); height: calc(##long##px * var(--down) + 20px * var(--across)); }
.vt-bars .vt-bars-mark { width: calc(100% * var(--across) + ##thick##px * var(--down)); height: calc(100% * var(--down) + ##thick##px * var(--across)); border-radius: ##thick##px; background: ##quiet##; box-shadow: 0 0 0 1px ##edge##; transition: background-color 0.3s, scale 0.3s; }
.vt-bars .sr7-bullet.sr7-touchhover .vt-bars-mark { background: ##ink##; }
.vt-bars .sr7-bullet.selected .vt-bars-mark { background: ##ink##; scale: calc(1 + 0.6 * var(--down)) calc(1 + 0.6 * var(--across)); }`,
  values: {
    long: '56',
    thick: '3',
    ink: '#ffffff',
    quiet: 'rgba(255,255,255,0.42)',
    edge: 'rgba(0,0,0,0.5)',
  },
};
