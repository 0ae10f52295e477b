import { CHEVRON } from '../../css/shapes.ts';
import type { Look } from '../Look.ts';
import { arrowMark } from './mark.ts';

/** Dark glass: light marks stay legible over any picture. */
export const look: Look = {
  html: '',
  css: `
.vt-glass.sr7-arrows { display: grid; place-items: center; width: ##size##px; height: ##size##px; border-radius: 50%; border: 1px solid ##edge##; background: ##paper##; backdrop-filter: blur(10px) saturate(1.4); color: ##ink##; box-shadow: 0 6px 24px rgba(0, 0, 0, 0.25); transition: background-color 0.25s, scale 0.25s; }
.vt-glass.sr7-arrows::before { width: 1em; height: 1em; font-size: ##mark##px; line-height: 1; transition: translate 0.25s; }
.vt-glass.sr7-arrows.sr7-touchhover { background: ##hover##; scale: 1.06; }
.vt-glass.sr7-arrows:active { scale: 0.96; }
.vt-glass.sr7-leftarrow.sr7-touchhover::before { translate: calc(-2px * var(--fw)); }
.vt-glass.sr7-rightarrow.sr7-touchhover::before { translate: calc(2px * var(--fw)); }
${arrowMark('vt-glass', CHEVRON)}`,
  values: {
    size: '52',
    mark: '22',
    ink: '#ffffff',
    paper: 'rgba(16,18,24,0.66)',
    hover: 'rgba(16,18,24,0.88)',
    edge: 'rgba(255,255,255,0.28)',
  },
};
