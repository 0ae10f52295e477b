import type { Layer, LevelIndex } from '@vitrine/model';
import { type Declarations, NOTHING } from '../css/Declarations.ts';
import { boundToCss, lengthToCss, measureToCss } from '../css/units.ts';
import type { Reference } from './reference.ts';

/** Width, height and their bounds. */
export function sizeOf(layer: Layer, reference: Reference, level: LevelIndex): Declarations {
  const { size, content } = layer;
  const across = { whole: reference.width };
  const down = { whole: reference.height };
  const height = lengthToCss(size.height[level], down);
  const keepsRatio = layer.kind === 'video' && height === undefined;
  return {
    width: lengthToCss(size.width[level], across),
    height,
    'min-width': boundToCss(size.minWidth[level], across),
    'max-width': boundToCss(size.maxWidth[level], across),
    'min-height': boundToCss(size.minHeight[level], down),
    'max-height': boundToCss(size.maxHeight[level], down),
    'aspect-ratio': keepsRatio ? String(content.ratio) : undefined,
  };
}

export function spacingOf(layer: Layer, side: 'padding' | 'margin', level: LevelIndex): Declarations {
  const box = layer[side];
  if (isZero(box, level)) return NOTHING;
  const css = (name: keyof typeof box): string =>
    measureToCss(box[name][level], { scales: layer.fluid.spacing });
  return { [side]: `${css('top')} ${css('right')} ${css('bottom')} ${css('left')}` };
}

const isZero = ({ top, right, bottom, left }: Layer['padding'], level: LevelIndex): boolean =>
  top[level].value === 0 && right[level].value === 0 && bottom[level].value === 0 && left[level].value === 0;
