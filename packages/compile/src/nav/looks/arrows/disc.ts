import { ANGLE } from '../../css/shapes.ts';
import type { Look } from '../Look.ts';
import { arrowMark } from './mark.ts';

/** Solid discs that cast a soft shadow. */
export const look: Look = {
  html: '',
  css: `
.vt-disc.sr7-arrows { display: grid; place-items: center; width: ##size##px; height: ##size##px; border-radius: 50%; background: ##paper##; color: ##ink##; box-shadow: 0 1px 2px rgba(0, 0, 0, 0.25), 0 8px 24px rgba(0, 0, 0, 0.22); transition: background-color 0.25s, color 0.25s, scale 0.25s; }
.vt-disc.sr7-arrows::before { width: 1em; height: 1em; font-size: ##mark##px; line-height: 1; }
.vt-disc.sr7-arrows.sr7-touchhover { background: ##hover##; color: ##hover-ink##; scale: 1.06; }
.vt-disc.sr7-arrows:active { scale: 0.95; }
${arrowMark('vt-disc', ANGLE)}`,
  values: {
    size: '52',
    mark: '24',
    ink: '#14161c',
    paper: '#ffffff',
    hover: '#14161c',
    'hover-ink': '#ffffff',
  },
};
