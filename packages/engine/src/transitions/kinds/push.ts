import { plain } from '../values/frameValues.ts';
import type { TransitionKind } from './TransitionKind.ts';
import { everyWay, type Way, WAYS } from './ways.ts';

const pushed = ({ from, to }: Way) => ({ in: from(100), out: to(100) });

const faded = ({ from, to }: Way) => ({
  in: { ...from(100), opacity: plain(0) },
  out: { ...to(100), opacity: plain(0) },
});

/** The new slide pushes the old one out. */
export const push: TransitionKind = {
  groups: ['slide', 'slideinout', 'push'],
  presets: {
    ...everyWay((way) => `slide${way}`, pushed),
    slide: pushed(WAYS.horizontal),
    fadetoleftfadefromright: faded(WAYS.left),
    fadetorightfadefromleft: faded(WAYS.right),
    fadetotopfadefrombottom: faded(WAYS.up),
    fadetobottomfadefromtop: faded(WAYS.down),
  },
};
