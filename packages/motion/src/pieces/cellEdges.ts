/** A side of what is cut: where it starts on the screen, and how long it is. */
export interface Side {
  readonly startPx: number;
  readonly lengthPx: number;
}

/**
 * The edges of `count` cells along a side, as shares of it. They lie on whole device pixels of the screen, so that no
 * hairline shows between neighbours; a side that cannot be measured is cut evenly.
 */
export function cellEdges(count: number, { startPx, lengthPx }: Side, pixelRatio: number): readonly number[] {
  const length = lengthPx * pixelRatio;
  const start = startPx * pixelRatio;
  const snap = (share: number): number => (Math.round(start + share * length) - start) / length;
  const edgeAt = (index: number): number => (index === count ? 1 : snap(index / count));
  return Array.from({ length: count + 1 }, (_, index) =>
    index === 0 || length < count ? index / count : edgeAt(index),
  );
}
