import type { Direction } from '../slides/createSlideChanger.ts';
import { type CarouselSettings, carouselOffsets } from './carouselOffsets.ts';

/** How one slide moves: from so many steps beside the focused place to so many. */
export interface SlideTravel {
  readonly key: string;
  readonly from: number;
  readonly to: number;
}

interface TravelOptions {
  readonly settings: CarouselSettings;
  readonly order: readonly string[];
  readonly from: number;
  readonly to: number;
  readonly direction: Direction;
}

/**
 * How the slides of a carousel move when the focus goes from one to another: all by the same number of steps. A slide
 * that was seen and is not any more leaves at the far side; none is seen twice, so looping needs no copies.
 */
export function carouselTravel({ settings, order, from, to, direction }: TravelOptions): SlideTravel[] {
  const count = order.length;
  const steps = stepsBetween(settings, count, from, to, direction);
  const farthest = settings.maxVisible + 1;
  const near = (offset: number): number => Math.max(-farthest, Math.min(farthest, offset));
  const keyAt = (index: number): string => order[((index % count) + count) % count] ?? '';

  const after = carouselOffsets(settings, count, to).map((offset) => ({
    key: keyAt(to + offset),
    from: near(offset + steps),
    to: offset,
  }));
  const stays = new Set(after.map(({ key }) => key));
  const gone = carouselOffsets(settings, count, from)
    .map((offset) => ({ key: keyAt(from + offset), from: offset, to: near(offset - steps) }))
    .filter(({ key }) => !stays.has(key));
  return [...after, ...gone];
}

/** Round a ring the way that was asked for; between two ends straight. */
function stepsBetween(
  { infinite, spin }: CarouselSettings,
  count: number,
  from: number,
  to: number,
  direction: Direction,
): number {
  if (!infinite && spin !== '3d') return to - from;
  const ahead = (to - from + count) % count;
  return direction === 1 ? ahead : ahead - count;
}
