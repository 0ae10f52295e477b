import type { Look } from '../Look.ts';

/** Small squares on their tips. */
export const diamondBullets: Look = {
  html: '<span class="vt-diamonds-mark"></span>',
  css: `
.vt-diamonds .sr7-bullet { display: grid; place-items: center; width: ##size##px; height: ##size##px; }
.vt-diamonds .vt-diamonds-mark { width: 72%; height: 72%; rotate: 45deg; border: 2px solid ##ink##; box-shadow: 0 0 0 1px ##edge##; background: ##fill##; transition: background-color 0.3s, scale 0.3s; }
.vt-diamonds .sr7-bullet.sr7-touchhover .vt-diamonds-mark { scale: 1.2; }
.vt-diamonds .sr7-bullet.selected .vt-diamonds-mark { background: ##ink##; scale: 1.2; }`,
  values: { size: '14', ink: '#ffffff', fill: 'rgba(0,0,0,0.35)', edge: 'rgba(0,0,0,0.5)' },
};
