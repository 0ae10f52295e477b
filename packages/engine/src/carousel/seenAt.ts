import { CAROUSEL_AHEAD, CAROUSEL_KEPT } from '../limits.ts';
import { type Lane, offsetAt, placeAt } from './createLane.ts';

/** A slide that is seen, or soon will be. */
export interface SeenSlide {
  readonly key: string;
  /** Its place in the lane. */
  readonly place: number;
  /** Steps from the focused place. */
  readonly offset: number;
}

/** The first and the last of some whole positions. */
export type Range = readonly [first: number, last: number];

/** What is seen at a position, and so many more to both sides. */
export function rangeAt(lane: Lane, position: number, ahead: number): Range {
  const { keys, isRing, before, after, low } = lane;
  const count = keys.length;
  // Open at both ends: what stands a whole step beyond is not seen any more.
  const first = Math.floor(position - before - 1 - ahead) + 1;
  const last = Math.ceil(position + after + 1 + ahead) - 1;
  if (!isRing) return [Math.max(0, first), Math.min(count - 1, last)];
  // One round and no more: the same slide cannot be seen at both ends.
  const least = Math.ceil(position + low);
  return [Math.max(first, least), Math.min(last, least + count - 1)];
}

/** The slides that are seen at a position, whole or between two, in order: none twice and none missing. */
export function seenAt(lane: Lane, position: number, ahead = 0): SeenSlide[] {
  const [first, last] = rangeAt(lane, position, ahead);
  const seen: SeenSlide[] = [];
  for (let index = first; index <= last; index++) {
    const place = placeAt(lane, index);
    seen.push({ key: lane.keys[place] ?? '', place, offset: index - position });
  }
  return seen;
}

/** Whether a slide so far off would be in sight although its turn to be seen is not yet. */
export interface Sight {
  readonly before: boolean;
  readonly after: boolean;
}

/**
 * How much of a slide is to be seen, from 0 to 1. Where there is room for more slides than are shown, they come and go by
 * fading; so do those of a short ring that change sides.
 */
export function presenceAt(lane: Lane, offset: number, sight: Sight): number {
  const { before, after, low, seam, keys } = lane;
  let presence = 1;
  if (sight.after && offset > after) presence = Math.min(presence, after + 1 - offset);
  if (sight.before && offset < -before) presence = Math.min(presence, before + 1 + offset);
  if (seam > 0) presence = Math.min(presence, (offset - low) / seam, (low + keys.length - offset) / seam);
  return Math.max(0, presence);
}

/** What is seen on the way between two positions, and a little more. */
export function rangeOver(lane: Lane, from: number, to: number): Range {
  const [first] = rangeAt(lane, Math.min(from, to), CAROUSEL_AHEAD);
  const [, last] = rangeAt(lane, Math.max(from, to), CAROUSEL_AHEAD);
  return [first, Math.min(last, first + lane.keys.length - 1)];
}

/** What is needed now and some of what was just there: who drags goes back and forth. */
export function kept({ keys }: Lane, before: Range, needed: Range): Range {
  const isApart = before[1] < needed[0] || before[0] > needed[1];
  const first = Math.max(Math.min(before[0], needed[0]), needed[0] - CAROUSEL_KEPT);
  const last = Math.min(Math.max(before[1], needed[1]), needed[1] + CAROUSEL_KEPT);
  return isApart || last - first >= keys.length ? needed : [first, last];
}

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
