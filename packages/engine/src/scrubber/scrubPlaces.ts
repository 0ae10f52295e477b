import {
  SCRUB_AHEAD_MS,
  SCRUB_EDGE_RESISTANCE,
  SCRUB_GLIDE_LEAST_MS,
  SCRUB_GLIDE_MOST_MS,
  SCRUB_TWEEN_MS,
} from '../limits.ts';

/** A place on a scrubber's track is a share of its length, 0 at the first slide and 1 at the last. */
export const placeOf = (index: number, count: number): number => (count > 1 ? index / (count - 1) : 0);

/** The slide that a place belongs to. */
export const slideAt = (place: number, count: number): number =>
  Math.round(Math.min(1, Math.max(0, place)) * Math.max(0, count - 1));

/** Where a handle is that is dragged there: beyond the ends it follows only a little. */
export function resist(place: number): number {
  const inside = Math.min(1, Math.max(0, place));
  return inside + (place - inside) * (1 - SCRUB_EDGE_RESISTANCE);
}

export interface Glide {
  readonly index: number;
  readonly ms: number;
}

/** Where a handle that is let go comes to rest: on a slide, slowing down evenly from the speed that it had. */
export function glideFrom(place: number, placesPerMs: number, count: number): Glide {
  const index = slideAt(place + placesPerMs * SCRUB_AHEAD_MS, count);
  const way = placeOf(index, count) - place;
  const isOnWay = way * placesPerMs > 0;
  const ms = isOnWay ? (2 * way) / placesPerMs : SCRUB_TWEEN_MS;
  return { index, ms: Math.min(SCRUB_GLIDE_MOST_MS, Math.max(SCRUB_GLIDE_LEAST_MS, ms)) };
}
