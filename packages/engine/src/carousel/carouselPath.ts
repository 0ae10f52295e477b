import type { Direction } from '../ports/SlideChange.ts';
import type { CarouselSettings } from './carouselOffsets.ts';
import { clampPosition } from './carouselPosition.ts';
import { createLane, type Lane, placeAt } from './createLane.ts';

/** A lane and where slides go in it. */
export interface CarouselPath {
  readonly lane: Lane;
  readonly from: number;
  readonly to: number;
}

/** How far it is from a position to a slide: straight between two ends, round a ring the way that was asked for. */
export function stepsTo(lane: Lane, position: number, place: number, direction: Direction): number {
  if (!lane.isRing) return place - position;
  const count = lane.keys.length;
  const ahead = (((place - position) % count) + count) % count;
  const steps = direction === 1 ? ahead : ahead - count;
  // Slides that are a little past it already would go a whole round for that little.
  if (Math.abs(steps) > count - 1) return steps - Math.sign(steps) * count;
  return steps;
}

/**
 * The way to a slide from wherever the slides are. Of a long way only its beginning and its end are gone: the slides in
 * between are left out, so that a way across a thousand slides costs what one across a few does.
 */
export function pathTo(
  settings: CarouselSettings,
  lane: Lane,
  from: number,
  key: string,
  direction: Direction,
): CarouselPath {
  const place = lane.keys.indexOf(key);
  if (place < 0) return { lane, from, to: from };
  const steps = stepsTo(lane, from, place, direction);
  const most = lane.before + lane.after + 3;
  const spare = Math.ceil(Math.abs(steps)) - most;
  if (spare <= 0) return { lane, from, to: Math.round(from + steps) };
  const sign = Math.sign(steps);
  const beside = steps > 0 ? lane.before : lane.after;
  const nearest = Math.round(from + steps) - sign * (beside + 2);
  const dropped = new Set<number>();
  for (let index = 0; index < spare; index++) dropped.add(placeAt(lane, nearest - sign * index));
  const keys = lane.keys.filter((_, at) => !dropped.has(at));
  const start = rebased(lane, from, keys);
  return { lane: createLane(settings, keys), from: start, to: Math.round(start + steps - sign * spare) };
}

/** The same position among other keys: by the slide that is nearest to it, or by the next one that is still there. */
export function rebased(lane: Lane, position: number, keys: readonly string[]): number {
  const near = Math.round(clampPosition(lane, position));
  for (let on = 0; on < lane.keys.length; on++) {
    const key = lane.keys[placeAt(lane, lane.isRing ? near + on : Math.min(near + on, lane.keys.length - 1))];
    const place = key === undefined ? -1 : keys.indexOf(key);
    if (place >= 0) return place + (position - near);
  }
  return 0;
}
