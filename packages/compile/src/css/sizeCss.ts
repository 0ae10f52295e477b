import type { LevelIndex, ModuleSettings } from '@vitrine/model';
import type { Declarations } from './Declarations.ts';
import { HEIGHT_OFFSET_LENGTH, round } from '@vitrine/player/markup';
import { boundToCss, scaledPx } from './units.ts';
import { LEAST_FITTED_HEIGHT_PX, SMALLEST_FITTED_LEVEL } from '../limits.ts';

type Sized = Pick<ModuleSettings, 'size' | 'scrollTimeline'>;

/** What stands beside the slides and is not theirs, as a length; null where nothing does. */
type Taken = string | null;

/** How far the design shrinks by the width alone. */
function widthUnit({ width, upscaling }: Sized['size'], level: LevelIndex, taken: Taken): string {
  const share = `${taken ? `(100cqw - ${taken})` : '100cqw'}/${round(width[level])}`;
  return upscaling ? share : `min(1px,${share})`;
}

/** In wide windows what is as high as the window also fits into it; what scrolls by its timeline grows instead. */
const isFitted = ({ size, scrollTimeline }: Sized, width: LevelIndex): boolean =>
  size.fullHeight && width <= SMALLEST_FITTED_LEVEL && !scrollTimeline?.use;

/**
 * The unit: one design pixel, or less when the module is narrower than its grid, or lower where it fits into the window.
 * `width` is the level of the real width, which need not be in use.
 */
function unitCss(settings: Sized, level: LevelIndex, width: LevelIndex, taken: Taken = null): string {
  const { size } = settings;
  const unit = widthUnit(size, level, taken);
  if (isFitted(settings, width))
    return `min(${unit},${moduleHeight(settings, level, width, taken)}/${round(size.height[level])})`;
  return size.upscaling ? `calc(${unit})` : unit;
}

/** The grid that a module is designed on: its unit, and how large it is by that. */
export const gridDeclarations = (
  settings: Sized,
  level: LevelIndex,
  width: LevelIndex,
  taken: Taken,
): Declarations => ({
  '--u': unitCss(settings, level, width, taken),
  '--gw': scaledPx(settings.size.width[level]),
  '--gh': scaledPx(settings.size.height[level]),
  '--gy': hasGridInset(settings)
    ? `calc((${moduleHeight(settings, level, width, taken)} - var(--gh))/2)`
    : undefined,
});

const hasGridInset = ({ size }: Sized): boolean =>
  size.fullHeight || [...size.minHeight, ...size.maxHeight].some((bound) => bound !== 'none');

/**
 * How far down a module's grid begins, where the module may be higher or lower than that: the grid is in its middle, and rows
 * that need more room do not move it. Null where it begins with the module; in a carousel the slides are the grid.
 */
export const gridTop = (settings: Sized & Pick<ModuleSettings, 'type'>): string | null =>
  settings.type !== 'carousel' && hasGridInset(settings) ? 'var(--gy)' : null;

/** That of the small viewport: a browser bar that slides away must not move the page. */
function windowHeight({ lengths, selectors }: Sized['size']['fullHeightOffset']): string {
  const taken = lengths.map((length) => (length.endsWith('%') ? `${length.slice(0, -1)}svh` : length));
  if (selectors.length > 0) taken.push(`var(${HEIGHT_OFFSET_LENGTH},0px)`);
  return taken.length > 0 ? `100svh - ${taken.join(' - ')}` : '100svh';
}

/** A module as high as the window is never lower than what it holds, or than a part of that where it fits. */
function ownHeight(settings: Sized, level: LevelIndex, width: LevelIndex, taken: Taken): string {
  const { fullHeight, fullHeightOffset, height } = settings.size;
  if (!fullHeight) return scaledPx(height[level]);
  const designed = `${round(height[level])}*${widthUnit(settings.size, level, taken)}`;
  const least = isFitted(settings, width) ? `min(${LEAST_FITTED_HEIGHT_PX}px,${designed})` : designed;
  return `max(${windowHeight(fullHeightOffset)},${least})`;
}

/** Percentages are of a page height that nobody fixes, so they bound nothing. */
export function moduleHeight(
  settings: Sized,
  level: LevelIndex,
  width: LevelIndex,
  taken: Taken = null,
): string {
  const { minHeight, maxHeight } = settings.size;
  const bound = (length: Sized['size']['minHeight'][LevelIndex]): string | undefined =>
    typeof length === 'object' && length.unit === '%' ? undefined : boundToCss(length, { scales: false });
  const least = bound(minHeight[level]);
  const most = bound(maxHeight[level]);
  const own = ownHeight(settings, level, width, taken);
  const atMost = most ? `min(${most},${own})` : own;
  return least ? `max(${least},${atMost})` : atMost;
}
