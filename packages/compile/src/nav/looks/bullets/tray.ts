import type { Look } from '../Look.ts';

/** Dots on a tray of dark glass; the current one is a capsule. */
export const trayBullets: Look = {
  html: '<span class="vt-tray-mark"></span>',
  css: `
.vt-tray.sr7-bullets::before { content: ''; position: absolute; inset: -8px; border-radius: 999px; background: ##paper##; backdrop-filter: blur(10px); }
.vt-tray .sr7-bullet { display: grid; place-items: center; width: ##size##px; height: ##size##px; transition: width 0.3s, height 0.3s; }
.vt-tray .sr7-bullet.selected { width: calc(##size##px * (1 + 1.6 * var(--across))); height: calc(##size##px * (1 + 1.6 * var(--down))); }
.vt-tray .vt-tray-mark { width: 100%; height: 100%; border-radius: 999px; background: ##quiet##; transition: background-color 0.3s; }
.vt-tray .sr7-bullet.selected .vt-tray-mark, .vt-tray .sr7-bullet.sr7-touchhover .vt-tray-mark { background: ##ink##; }`,
  values: { size: '9', ink: '#ffffff', quiet: 'rgba(255,255,255,0.55)', paper: 'rgba(14,16,22,0.55)' },
};
