import { HIDES_AFTER_PX, STICK_HIDES_AFTER_PX, STICKY_AFTER_PX } from '../limits.ts';

/** Which of its ways a header has. */
export interface HeaderMake {
  /** It comes when the whole header has been scrolled away. */
  readonly slides: boolean;
  /** It comes at once. */
  readonly sticks: boolean;
  /** It goes on the way down. */
  readonly hides: boolean;
}

interface Measured {
  /** From the header's own top; null: no row of it is sticky. */
  readonly rowTopPx: number | null;
  readonly headerPx: number;
  /** A banner, the shop's notice. */
  readonly abovePx: number;
}

/** spec/3 §4: how far the page scrolls before the header stays with it. */
export function stickyAfterPx({ slides }: HeaderMake, { rowTopPx, headerPx, abovePx }: Measured): number {
  const ownPx = slides ? headerPx : (rowTopPx ?? 0);
  // A header that is nowhere yet has no height.
  return (ownPx > 0 ? ownPx : slides || rowTopPx === null ? STICKY_AFTER_PX : 0) + abovePx;
}

interface Place {
  readonly topPx: number;
  readonly lastPx: number;
  readonly bottomPx: number;
  readonly afterPx: number;
}

export interface HeaderState {
  readonly isStuck: boolean;
  /** Null: neither; undefined: as it was. */
  readonly way: 'up' | 'down' | null | undefined;
}

/** spec/3 §4: where a header is that stays with the page. */
export function headerState(
  { hides, sticks }: HeaderMake,
  { topPx, lastPx, bottomPx, afterPx }: Place,
): HeaderState {
  const isStuck = topPx > afterPx;
  if (!hides) return { isStuck, way: null };
  if (topPx <= 0) return { isStuck, way: null };
  // Pages that bounce at their foot seem to scroll down there; where they end may be between two pixels.
  if (topPx > bottomPx - 1) return { isStuck, way: 'up' };
  const hidesPx = afterPx + (sticks ? STICK_HIDES_AFTER_PX : HIDES_AFTER_PX);
  if (topPx > lastPx) return { isStuck, way: topPx > hidesPx ? 'down' : undefined };
  // One that does not stay any more is where it stands in the page, and must not be hidden there.
  if (topPx < lastPx) return { isStuck, way: isStuck ? 'up' : null };
  return { isStuck, way: undefined };
}
