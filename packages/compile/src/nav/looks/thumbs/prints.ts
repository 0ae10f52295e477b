import type { Look } from '../Look.ts';

/** Contact prints with the title on them. */
export const printThumbs: Look = {
  html: '<span class="sr7-thumb-img"></span><span class="vt-prints-title">{{title}}</span>',
  css: `
.vt-prints .sr7-thumb { overflow: hidden; border-radius: ##round##px; box-shadow: 0 0 0 1px ##frame##; transition: box-shadow 0.3s; }
.vt-prints .sr7-thumb-img { filter: brightness(0.72); transition: filter 0.3s, scale 0.5s; }
.vt-prints .sr7-thumb.selected .sr7-thumb-img, .vt-prints .sr7-thumb.sr7-touchhover .sr7-thumb-img { filter: none; scale: 1.05; }
.vt-prints .sr7-thumb.selected { box-shadow: 0 0 0 3px ##accent##, 0 0 0 4px rgba(0, 0, 0, 0.4); }
.vt-prints .vt-prints-title { position: absolute; inset: auto 0 0; padding: 14px 8px 4px; font-size: 12px; line-height: 16px; color: #ffffff; background: linear-gradient(transparent, rgba(0, 0, 0, 0.78) 55%); overflow: hidden; white-space: nowrap; text-overflow: ellipsis; }
.vt-prints .vt-prints-title:empty { display: none; }`,
  values: { round: '6', frame: 'rgba(255,255,255,0.35)', accent: '#ffffff' },
};
