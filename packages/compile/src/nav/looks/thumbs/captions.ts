import type { Look } from '../Look.ts';

/** A picture over its caption, on paper. */
export const captionThumbs: Look = {
  html: '<span class="vt-captions-box"><span class="sr7-thumb-img"></span></span><span class="vt-captions-title">{{title}}</span>',
  css: `
.vt-captions .sr7-thumb { display: flex; flex-direction: column; overflow: hidden; border-radius: ##round##px; background: ##paper##; color: ##ink##; box-shadow: 0 2px 10px rgba(0, 0, 0, 0.2); transition: background-color 0.25s, color 0.25s; }
.vt-captions .vt-captions-box { display: block; flex: 1; min-height: 0; }
.vt-captions .vt-captions-title { padding: 4px 8px; font-size: 12px; font-weight: 500; line-height: 16px; overflow: hidden; white-space: nowrap; text-overflow: ellipsis; }
.vt-captions .sr7-thumb.selected, .vt-captions .sr7-thumb.sr7-touchhover { background: ##accent##; color: ##accent-ink##; }`,
  values: { round: '4', paper: '#ffffff', ink: '#14161c', accent: '#14161c', 'accent-ink': '#ffffff' },
};
