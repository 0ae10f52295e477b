import { between, mirrored, plain } from '../values/frameValues.ts';
import type { TransitionKind } from './TransitionKind.ts';

/** So large that the corners of a turned picture leave no gap. */
const COVERING = { scaleX: plain(1.8), scaleY: plain(1.8) };

export const rotate: TransitionKind = {
  groups: ['rotate', 'rotation', 'tpflats'],
  presets: {
    rotate: {
      in: { opacity: plain(0), rotate: mirrored(-60, ''), ...COVERING },
      out: { rotate: mirrored(60, ''), ...COVERING },
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
  },
};
