import type { ModuleSettings } from '@vitrine/model';

export type CarouselSettings = ModuleSettings['carousel'];

/** The last slide leads on to the first. */
export const isRingCarousel = ({ infinite, spin }: CarouselSettings): boolean => infinite || spin === '3d';

/**
 * The offsets seen at once, in order. Aligned to an edge: as many as the settings allow, to one side of the current
 * slide. Centred: as far to both sides, so that an even number shows half a slide more at each end rather than a gap
 * at one. Past the ends only an endless carousel has slides, and none twice.
 */
export function carouselOffsets(settings: CarouselSettings, slideCount: number, current: number): number[] {
  const isRing = isRingCarousel(settings);
  const [before, after] = reachOf(settings);
  const most = isRing
    ? { before: Math.floor((slideCount - 1) / 2), after: Math.floor(slideCount / 2) }
    : { before: current, after: slideCount - 1 - current };
  // At an edge of the module there is only one side to be seen, so a ring may fill it whole.
  const room =
    isRing && settings.align !== 'center' ? { before: slideCount - 1, after: slideCount - 1 } : most;
  return range(-Math.min(before, room.before), Math.min(after, room.after));
}

/** How many slides show before and after the focused one, if there are so many. */
export function reachOf({ align, maxVisible }: CarouselSettings): [before: number, after: number] {
  if (align === 'start') return [0, maxVisible - 1];
  if (align === 'end') return [maxVisible - 1, 0];
  return [Math.floor(maxVisible / 2), Math.floor(maxVisible / 2)];
}

/** Whole numbers from one to the other; none when there is no slide at all. */
const range = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
