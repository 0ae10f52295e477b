/** How far the library has moved the slides, from the wrapper's inline style; 0 where it says nothing. */
export function movedBy(transform: string): number {
  const moved = Number.parseInt(transform.split('translate3d(')[1] ?? '', 10);
  return Number.isNaN(moved) ? 0 : moved;
}

/** Whether a slide begins within the carousel, by its place and how far all of them were moved. */
export const isSlideVisible = (offsetLeft: number, movedPx: number, widthPx: number): boolean =>
  offsetLeft + movedPx >= 0 && offsetLeft + movedPx < widthPx;

/**
 * Whether the library can go round: it moves slides from one end to the other, and so needs more than are shown. Where it cannot, the
 * carousel goes back to its first slide after the last.
 */
export const canLoop = (slides: number, shown: number, group: number): boolean =>
  slides >= Math.ceil(shown) + group && slides % group === 0;
