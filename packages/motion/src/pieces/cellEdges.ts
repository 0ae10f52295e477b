/**
 * The edges of `count` cells along a side, as shares of it. They lie on whole device pixels, so that no hairline shows
 * between neighbours; a side that cannot be measured is cut evenly.
 */
export function cellEdges(count: number, sidePx: number, pixelRatio: number): readonly number[] {
  const pixels = Math.round(sidePx * pixelRatio);
  const snap = (share: number): number => (pixels >= count ? Math.round(share * pixels) / pixels : share);
  return Array.from({ length: count + 1 }, (_, index) => snap(index / count));
}
