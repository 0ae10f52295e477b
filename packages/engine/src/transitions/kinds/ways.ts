import type { FrameValue } from '@vitrine/model';
import { mirrored, percent } from '../values/frameValues.ts';
import type { Preset } from '../values/TransitionValues.ts';

interface Offset {
  readonly x?: FrameValue;
  readonly y?: FrameValue;
}

/** A way for slides to go: where the entering one comes from, and where the leaving one goes to. */
export interface Way {
  /** So many percent away, on the side that it comes from. */
  readonly from: (share: number) => Offset;
  /** See `leavingPose` for the sign: as documents write it. */
  readonly to: (share: number) => Offset;
}

const fixedWay = (axis: 'x' | 'y', side: 1 | -1): Way => ({
  from: (share) => ({ [axis]: percent(side * share) }),
  to: (share) => ({ [axis]: percent(side * share) }),
});

const mirroredWay = (axis: 'x' | 'y'): Way => ({
  from: (share) => ({ [axis]: mirrored(share) }),
  to: (share) => ({ [axis]: mirrored(-share) }),
});

/** By the name under which presets end: the auto directions turn round when the slides go backwards. */
export const WAYS = {
  horizontal: mirroredWay('x'),
  vertical: mirroredWay('y'),
  up: fixedWay('y', 1),
  down: fixedWay('y', -1),
  left: fixedWay('x', 1),
  right: fixedWay('x', -1),
} as const satisfies Readonly<Record<string, Way>>;

export type WayName = keyof typeof WAYS;

/** One preset for each way, under a name of its own. */
export function everyWay(
  name: (way: WayName) => string,
  make: (way: Way) => Preset,
): Readonly<Record<string, Preset>> {
  const names = Object.keys(WAYS) as WayName[];
  return Object.fromEntries(names.map((way) => [name(way), make(WAYS[way])]));
}
