import { plain } from '../values/frameValues.ts';
import type { TransitionKind } from './TransitionKind.ts';
import { everyWay, WAYS } from './ways.ts';

/** The new slide comes over the old one, which lies still. */
export const slideover: TransitionKind = {
  groups: ['slideover'],
  presets: () => ({
    ...everyWay(
      (way) => `slideover${way}`,
      ({ from }) => ({ in: from(100) }),
    ),
    slideover: { in: WAYS.horizontal.from(100) },
    fadefromright: { in: { ...WAYS.left.from(100), opacity: plain(0) } },
    fadefromleft: { in: { ...WAYS.right.from(100), opacity: plain(0) } },
    fadefromtop: { in: { ...WAYS.down.from(100), opacity: plain(0) } },
    fadefrombottom: { in: { ...WAYS.up.from(100), opacity: plain(0) } },
  }),
};
