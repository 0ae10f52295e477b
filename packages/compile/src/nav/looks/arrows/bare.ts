import { CHEVRON } from '../../css/shapes.ts';
import type { Look } from '../Look.ts';
import { arrowMark } from './mark.ts';

/** Large marks and nothing else; a shadow of the other shade keeps them legible. */
export const look: Look = {
  html: '',
  css: `
.vt-bare.sr7-arrows { display: grid; place-items: center; width: ##size##px; height: ##size##px; color: ##ink##; filter: drop-shadow(0 0 1px ##glow##) drop-shadow(0 1px 6px ##glow##); transition: scale 0.25s; }
.vt-bare.sr7-arrows::before { width: 1em; height: 1em; font-size: ##size##px; line-height: 1; }
.vt-bare.sr7-arrows.sr7-touchhover { scale: 1.15; }
${arrowMark('vt-bare', CHEVRON)}`,
  values: { size: '56', ink: '#ffffff', glow: 'rgba(0,0,0,0.75)' },
};
