import { plain } from '../values/frameValues.ts';
import type { TransitionKind } from './TransitionKind.ts';
import { everyWay, type Way, WAYS } from './ways.ts';

const pushed = ({ from, to }: Way) => ({ in: from(100), out: to(100) });

/** The old slide drifts and grows as much, so that it fills its place until the new one has faded in over it. */
const DRIFT_PERCENT = 30;
const GROWN = { scaleX: plain(1.65), scaleY: plain(1.65) };

const faded = ({ from, to }: Way) => ({
  in: { ...from(DRIFT_PERCENT), opacity: plain(0) },
  out: { ...to(DRIFT_PERCENT), ...GROWN },
});

/** The new slide pushes the old one out. */
export const push: TransitionKind = {
  groups: ['slide', 'slideinout', 'push'],
  presets: () => ({
    ...everyWay((way) => `slide${way}`, pushed),
    slide: pushed(WAYS.horizontal),
    fadetoleftfadefromright: faded(WAYS.left),
    fadetorightfadefromleft: faded(WAYS.right),
    fadetotopfadefrombottom: faded(WAYS.up),
    fadetobottomfadefromtop: faded(WAYS.down),
  }),
};
