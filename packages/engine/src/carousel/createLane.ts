import { type CarouselSettings, carouselOffsets, isRingCarousel, reachOf } from './carouselOffsets.ts';

/**
 * Where the slides of a carousel lie: one after the other, in a ring or between two ends. A position in it is a number of
 * slides, whole or between two; looping is arithmetic, no slide exists twice.
 */
export interface Lane {
  readonly keys: readonly string[];
  readonly isRing: boolean;
  /** Slides that are seen at rest before and after the focused one, if there are so many. */
  readonly before: number;
  readonly after: number;
  /** The offset at which a slide of a ring comes in after it has gone out a whole round later. */
  readonly low: number;
  /** How far from there slides fade, where a ring is too short to change sides out of sight; 0: nobody sees it. */
  readonly seam: number;
}

export function createLane(settings: CarouselSettings, keys: readonly string[]): Lane {
  const count = keys.length;
  const isRing = isRingCarousel(settings) && count > 1;
  const [before, after] = reachOf(settings);
  if (!isRing) return { keys, isRing, before, after, low: -Infinity, seam: 0 };
  const rest = carouselOffsets(settings, count, 0);
  const [least, most] = [rest[0] ?? 0, rest.at(-1) ?? 0];
  // In an even ring one slide stands alone on its side: it keeps its place longer than the focused one needs to leave it.
  const middle = settings.align === 'center' ? (least + most) / 4 : (least + most) / 2;
  const low = middle - count / 2;
  const isHidden = count >= before + after + 2;
  const seam = isHidden ? 0 : Math.min(least - low, low + count - most);
  return { keys, isRing, before, after, low, seam };
}

/** Added to and divided again, what is hardly less than a whole round would be none. */
function modulo(value: number, by: number): number {
  const rest = value % by;
  return rest < 0 ? rest + by : rest;
}

/** The place in the order that a whole position means. */
export const placeAt = ({ keys, isRing }: Lane, index: number): number =>
  isRing ? modulo(index, keys.length) : index;

/** Steps from the focused place to where a slide of the lane stands while that is at a position. */
export function offsetAt({ keys, isRing, low }: Lane, place: number, position: number): number {
  return isRing ? low + modulo(place - position - low, keys.length) : place - position;
}
