import type { Look } from '../Look.ts';

/** Round pictures with a ring around the current one. */
export const roundThumbs: Look = {
  html: '<span class="sr7-thumb-img"></span>',
  css: `
.vt-rounds .sr7-thumb { padding: 4px; border-radius: 50%; background: ##paper##; box-shadow: 0 2px 10px rgba(0, 0, 0, 0.25); transition: background-color 0.3s, scale 0.3s; }
.vt-rounds .sr7-thumb-img { border-radius: 50%; }
.vt-rounds .sr7-thumb.sr7-touchhover { scale: 1.06; }
.vt-rounds .sr7-thumb.selected { background: ##accent##; }`,
  values: { paper: 'rgba(14,16,22,0.55)', accent: '#ffffff' },
};
