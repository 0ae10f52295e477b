import { BOLD } from '../../css/shapes.ts';
import type { Look } from '../Look.ts';
import { arrowMark } from './mark.ts';

/** Tall slabs for the edges of the module. */
export const look: Look = {
  html: '',
  css: `
.vt-slab.sr7-arrows { display: grid; place-items: center; width: ##width##px; height: ##height##px; background: ##paper##; color: ##ink##; transition: background-color 0.25s, width 0.25s; }
.vt-slab.sr7-arrows::before { width: 1em; height: 1em; font-size: ##mark##px; line-height: 1; }
.vt-slab.sr7-leftarrow { border-start-end-radius: ##round##px; border-end-end-radius: ##round##px; }
.vt-slab.sr7-rightarrow { border-start-start-radius: ##round##px; border-end-start-radius: ##round##px; }
.vt-slab.sr7-arrows.sr7-touchhover { background: ##hover##; width: calc(##width##px * 1.2); }
${arrowMark('vt-slab', BOLD)}`,
  values: {
    width: '44',
    height: '88',
    mark: '20',
    round: '10',
    ink: '#ffffff',
    paper: 'rgba(12,14,18,0.7)',
    hover: 'rgba(12,14,18,0.9)',
  },
};
