import { mirrored, plain } from '../values/frameValues.ts';
import type { TransitionKind } from './TransitionKind.ts';

const ROWS = 6;

/** Strips that lie, one after the other. */
export const rows: TransitionKind = {
  groups: ['rows'],
  presets: () => ({
    'slotslide-vertical': {
      in: { y: mirrored(100), mask: true, rows: ROWS },
      out: { y: mirrored(-100), mask: true, rows: ROWS },
      fillOrder: 'slidebased',
    },
    'slotfade-vertical': { in: { opacity: plain(0), rows: ROWS }, fillOrder: 'slidebased' },
  }),
};
