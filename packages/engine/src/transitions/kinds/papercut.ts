import { alternating } from '../values/frameValues.ts';
import type { TransitionKind } from './TransitionKind.ts';

/** The old slide is torn in two, and its halves fall apart. */
export const papercut: TransitionKind = {
  groups: ['effects'],
  presets: () => ({
    papercut: {
      out: { x: alternating([-110, 110]), rotate: alternating([-8, 8], ''), rows: 2 },
      fillOrder: 'nodelay',
      ease: 'power3.inOut',
    },
  }),
};
