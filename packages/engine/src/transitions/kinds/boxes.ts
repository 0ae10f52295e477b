import { mirrored, plain } from '../values/frameValues.ts';
import type { TransitionKind } from './TransitionKind.ts';

const GRID = { rows: 5, columns: 8 };

export const boxes: TransitionKind = {
  groups: ['boxes', 'box', 'cuts'],
  presets: () => ({
    boxfade: { in: { opacity: plain(0), ...GRID }, fillOrder: 'slidebased' },
    boxslide: {
      in: { opacity: plain(0), x: mirrored(100), y: mirrored(100), mask: true, ...GRID },
      fillOrder: 'slidebased',
    },
    boxzoom: { in: { opacity: plain(0), scaleX: plain(0), scaleY: plain(0), ...GRID }, fillOrder: 'center' },
  }),
};
