import type { Look } from '../Look.ts';

/** Cards with a white border, as from a box of photographs. */
export const cardThumbs: Look = {
  html: '<span class="sr7-thumb-img"></span>',
  css: `
.vt-cards .sr7-thumb { padding: ##border##px; background: ##paper##; box-shadow: 0 2px 8px rgba(0, 0, 0, 0.3); transition: background-color 0.3s; }
.vt-cards .sr7-thumb-img { filter: saturate(0.55); transition: filter 0.3s; }
.vt-cards .sr7-thumb.selected .sr7-thumb-img, .vt-cards .sr7-thumb.sr7-touchhover .sr7-thumb-img { filter: none; }
.vt-cards .sr7-thumb.selected { background: ##accent##; }`,
  values: { border: '4', paper: '#ffffff', accent: '#e2572b' },
};
