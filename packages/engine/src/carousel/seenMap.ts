import { type Lane, offsetAt, placeAt } from './createLane.ts';

/** The slides at some whole positions, each with its steps from the focused place. */
export function seenMap(
  lane: Lane,
  [first, last]: readonly [first: number, last: number],
  focus: number,
): ReadonlyMap<string, number> {
  const seen = new Map<string, number>();
  for (let index = first; index <= last && seen.size < lane.keys.length; index++) {
    const place = placeAt(lane, index);
    const key = lane.keys[place];
    if (key !== undefined) seen.set(key, Math.round(offsetAt(lane, place, Math.round(focus))));
  }
  return seen;
}
