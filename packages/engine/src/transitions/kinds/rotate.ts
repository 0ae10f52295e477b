import { between, mirrored, plain } from '../values/frameValues.ts';
import type { TransitionKind } from './TransitionKind.ts';

/** It grows as fast as its corners would leave a gap, at any angle on the way. */
const DEGREES = 45;
const COVERING = { scaleX: plain(2.5), scaleY: plain(2.5) };

export const rotate: TransitionKind = {
  groups: ['rotate', 'rotation', 'tpflats'],
  presets: () => ({
    rotate: {
      in: { opacity: plain(0), rotate: mirrored(-DEGREES, ''), ...COVERING },
      out: { rotate: mirrored(DEGREES, ''), ...COVERING },
    },
    boxrandomrotate: {
      in: {
        opacity: plain(0),
        rotate: between(-90, 90),
        scaleX: plain(0.5),
        scaleY: plain(0.5),
        rows: 5,
        columns: 8,
      },
      fillOrder: 'random',
    },
  }),
};
