import type { LevelIndex, ModuleSettings } from '@vitrine/model';
import { boundToCss, round, scaledPx } from '../css/units.ts';

type Size = ModuleSettings['size'];

/** The unit: one design pixel, or less when the module is narrower than its grid. `taken` is what stands beside the slides. */
export function unitCss({ width, upscaling }: Size, level: LevelIndex, taken: string | null = null): string {
  const share = `${taken ? `(100cqw - ${taken})` : '100cqw'}/${round(width[level])}`;
  return upscaling ? `calc(${share})` : `min(1px,${share})`;
}

/** Full height is that of the small viewport: a browser bar that slides away must not move the page. */
function ownHeight({ fullHeight, fullHeightOffset, height }: Size, level: LevelIndex): string {
  if (!fullHeight) return scaledPx(height[level]);
  const taken = fullHeightOffset.lengths.map((length) =>
    length.endsWith('%') ? `${length.slice(0, -1)}svh` : length,
  );
  return taken.length > 0 ? `calc(100svh - ${taken.join(' - ')})` : '100svh';
}

/** Percentages are of a page height that nobody fixes, so they bound nothing. */
export function moduleHeight(size: Size, level: LevelIndex): string {
  const bound = (length: Size['minHeight'][LevelIndex]): string | undefined =>
    typeof length === 'object' && length.unit === '%' ? undefined : boundToCss(length, { scales: false });
  const least = bound(size.minHeight[level]);
  const most = bound(size.maxHeight[level]);
  const atMost = most ? `min(${most},${ownHeight(size, level)})` : ownHeight(size, level);
  return least ? `max(${least},${atMost})` : atMost;
}
