import { DEFAULT_GRID_HEIGHTS_PX, DEFAULT_GRID_WIDTHS_PX } from '../limits.ts';
import { mapLevels, type Levels } from '../levels/Levels.ts';
import { changed, levels } from '../reading/composites.ts';
import type { Reader } from '../reading/Reader.ts';
import { flag, number, text } from '../reading/scalars.ts';
import { from, shape } from '../reading/shape.ts';
import { LARGEST_MEASURE, length, measure, px } from '../values/length.ts';
import { sides } from '../values/sides.ts';

/** Grid sizes fall back per level, since the standard widths differ from level to level. */
function gridSizes(fallbacks: readonly [number, number, number, number, number]): Reader<Levels<number>> {
  return changed(levels(number(null, { max: LARGEST_MEASURE })), (given) =>
    mapLevels(given, (value, level) => (value !== null && value > 0 ? value : fallbacks[level])),
  );
}

/** The width that the module is designed for. */
export const gridWidths = gridSizes(DEFAULT_GRID_WIDTHS_PX);

export interface FullHeightOffset {
  /** Elements whose height is taken off, measured by script as a refinement. */
  readonly selectors: readonly string[];
  /** Lengths taken off, as written (px or %). */
  readonly lengths: readonly string[];
}

/** `"#masthead,"`, `",60px"`: selectors and lengths in one comma list with empty places. */
function parseOffset(written: string): FullHeightOffset {
  const parts = written
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const isLength = (part: string): boolean => /^-?[\d.]+(?:px|%|vh|svh)?$/.test(part);
  return {
    selectors: parts.filter((part) => !isLength(part)),
    lengths: parts.filter(isLength).map((part) => (/\d$/.test(part) ? `${part}px` : part)),
  };
}

/** spec/1 §3 and spec/2 §3, module size. */
export const moduleSize = shape(
  {
    width: gridWidths,
    height: gridSizes(DEFAULT_GRID_HEIGHTS_PX),
    /** Heights measured when the module was last saved: a hint, never a truth. */
    cachedHeight: levels(number(null)),
    minHeight: levels(length('none')),
    maxHeight: levels(length('none')),
    minWidth: levels(length('none')),
    maxWidth: levels(length('none')),
    fullWidth: flag(true),
    fullHeight: flag(false),
    fullHeightOffset: changed(text(), parseOffset),
    /** The content grid is as high as the module. */
    gridFillsHeight: from('contentFH', flag(false)),
    upscaling: flag(false),
    padding: from('p', sides(levels(measure(px(0))))),
    margin: from('m', sides(levels(measure(px(0))))),
    /** The switch says "cut off what hangs over": `true` and `forceTrue` do; only its opposite shows it. */
    overflowVisible: from(
      'overflow',
      changed(text('true'), (word) => ['false', 'visible'].includes(word)),
    ),
  },
  { ignores: ['FHOU', 'MMOU'] },
);
