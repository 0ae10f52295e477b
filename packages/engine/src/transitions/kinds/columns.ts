import { alternating, mirrored, plain } from '../values/frameValues.ts';
import type { TransitionKind } from './TransitionKind.ts';

const COLUMNS = 8;

/** Upright strips, one after the other. */
export const columns: TransitionKind = {
  groups: ['columns', 'slots', 'slot'],
  presets: () => ({
    'slotslide-horizontal': {
      in: { x: mirrored(100), mask: true, columns: COLUMNS },
      out: { x: mirrored(-100), mask: true, columns: COLUMNS },
      fillOrder: 'slidebased',
    },
    'slotfade-horizontal': { in: { opacity: plain(0), columns: COLUMNS }, fillOrder: 'slidebased' },
    slotslide: { in: { y: alternating([100, -100]), mask: true, columns: COLUMNS }, fillOrder: 'slidebased' },
  }),
};
