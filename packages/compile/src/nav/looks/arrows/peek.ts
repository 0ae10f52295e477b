import { ANGLE } from '../../css/shapes.ts';
import type { Look } from '../Look.ts';
import { arrowMark } from './mark.ts';

/** Rounded squares that show the slide they lead to. */
export const look: Look = {
  html: '<span class="vt-peek-frame"><span class="sr7-nav-img"></span></span>',
  css: `
.vt-peek.sr7-arrows { display: grid; place-items: center; width: ##size##px; height: ##size##px; border-radius: ##round##px; background: ##paper##; color: ##ink##; box-shadow: 0 8px 28px rgba(0, 0, 0, 0.3); }
.vt-peek.sr7-arrows::before { position: relative; z-index: 2; width: 1em; height: 1em; font-size: 24px; line-height: 1; }
.vt-peek .vt-peek-frame { position: absolute; inset: 0; overflow: hidden; border-radius: inherit; opacity: 0; transition: opacity 0.3s; }
.vt-peek .vt-peek-frame::after { content: ''; position: absolute; inset: 0; background: rgba(0, 0, 0, 0.35); }
.vt-peek .sr7-nav-img { scale: 1.3; transition: scale 0.5s; }
.vt-peek.sr7-touchhover { color: #ffffff; }
.vt-peek.sr7-touchhover .vt-peek-frame { opacity: 1; }
.vt-peek.sr7-touchhover .sr7-nav-img { scale: 1; }
${arrowMark('vt-peek', ANGLE)}`,
  values: { size: '64', round: '14', ink: '#ffffff', paper: 'rgba(16,18,24,0.74)' },
};
