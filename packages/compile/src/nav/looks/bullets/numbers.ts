import type { Look } from '../Look.ts';

/** Numbers on small plates. */
export const numberBullets: Look = {
  html: '<span class="vt-numbers-mark">{{number}}</span>',
  css: `
.vt-numbers .sr7-bullet { min-width: ##size##px; height: ##size##px; }
.vt-numbers .vt-numbers-mark { display: grid; place-items: center; height: 100%; padding: 0 6px; border-radius: ##round##px; background: ##paper##; color: ##ink##; box-shadow: 0 0 0 1px rgba(0, 0, 0, 0.3); font: 600 13px/1 ##family##; font-variant-numeric: tabular-nums; transition: background-color 0.25s, color 0.25s; }
.vt-numbers .sr7-bullet.sr7-touchhover .vt-numbers-mark { background: ##hover##; }
.vt-numbers .sr7-bullet.selected .vt-numbers-mark { background: ##accent##; color: ##accent-ink##; }`,
  values: {
    size: '32',
    round: '6',
    ink: '#ffffff',
    paper: 'rgba(14,16,22,0.7)',
    hover: 'rgba(14,16,22,0.9)',
    accent: '#ffffff',
    'accent-ink': '#14161c',
    family: 'system-ui, sans-serif',
  },
};
