import type { LevelIndex, ModuleSettings } from '@vitrine/model';
import { measureToCss } from '../../css/units.ts';

export type ScrubberSettings = NonNullable<ModuleSettings['nav']['scrubber']>;

export const isVerticalAt = ({ direction }: ScrubberSettings, level: LevelIndex): boolean =>
  direction[level] === 'vertical';

/** How long and how thick it is: authors of vertical ones give their sizes either way round. */
export function scrubberSize(
  { size }: ScrubberSettings,
  level: LevelIndex,
): { length: string; thick: string } {
  const [width, height] = [size.width[level], size.height[level]];
  const isUpright = width.unit === height.unit && height.value > width.value;
  const [length, thick] = isUpright ? [height, width] : [width, height];
  return { length: toCss(length), thick: toCss(thick) };
}

/** A share is one of the module's width. */
const toCss = (measure: ScrubberSettings['size']['width'][LevelIndex]): string =>
  measure.unit === '%' ? `${measure.value}cqw` : measureToCss(measure, { scales: false });
