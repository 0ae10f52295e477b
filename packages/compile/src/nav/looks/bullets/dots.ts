import type { Look } from '../Look.ts';

/** Dots with a thin dark edge, so that they are seen on snow and at night. */
export const dotBullets: Look = {
  html: '<span class="vt-dots-mark"></span>',
  css: `
.vt-dots .sr7-bullet { display: grid; place-items: center; width: ##size##px; height: ##size##px; }
.vt-dots .vt-dots-mark { width: 100%; height: 100%; border-radius: 50%; background: ##quiet##; box-shadow: 0 0 0 1px ##edge##, 0 1px 4px ##edge##; transition: background-color 0.3s, scale 0.3s; }
.vt-dots .sr7-bullet.sr7-touchhover .vt-dots-mark { background: ##ink##; }
.vt-dots .sr7-bullet.selected .vt-dots-mark { background: ##ink##; scale: 1.35; }`,
  values: { size: '10', ink: '#ffffff', quiet: 'rgba(255,255,255,0.55)', edge: 'rgba(0,0,0,0.5)' },
};
