import type { Look } from '../Look.ts';

/** Rounded pictures; the current one rises. */
export const liftThumbs: Look = {
  html: '<span class="vt-lift-card"><span class="sr7-thumb-img"></span></span>',
  css: `
.vt-lift .vt-lift-card { display: block; width: 100%; height: 100%; overflow: hidden; border-radius: ##round##px; border: 2px solid ##frame##; box-shadow: 0 4px 14px rgba(0, 0, 0, 0.35); transition: translate 0.3s, border-color 0.3s; }
.vt-lift .sr7-thumb.sr7-touchhover .vt-lift-card { translate: 0 -3px; }
.vt-lift .sr7-thumb.selected .vt-lift-card { translate: 0 -6px; border-color: ##accent##; }`,
  values: { round: '10', frame: 'rgba(255,255,255,0.4)', accent: '#ffffff' },
};
