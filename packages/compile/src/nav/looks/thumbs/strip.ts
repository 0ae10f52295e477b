import type { Look } from '../Look.ts';

/** A strip of pictures, edge to edge; a bar marks the current one. */
export const stripThumbs: Look = {
  html: '<span class="sr7-thumb-img"></span>',
  css: `
.vt-strip .sr7-thumb { overflow: hidden; background: #000000; }
.vt-strip .sr7-thumb-img { opacity: 0.62; transition: opacity 0.3s; }
.vt-strip .sr7-thumb::after { content: ''; position: absolute; inset: 0 0 auto; height: ##bar##px; background: ##accent##; scale: 0 1; transform-origin: 0 50%; transition: scale 0.4s; }
.vt-strip .sr7-thumb.selected .sr7-thumb-img, .vt-strip .sr7-thumb.sr7-touchhover .sr7-thumb-img { opacity: 1; }
.vt-strip .sr7-thumb.selected::after { scale: 1; }`,
  values: { bar: '4', accent: '#ffffff' },
};
