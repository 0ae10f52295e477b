import type { Layer, LevelIndex } from '@vitrine/model';
import { type Declarations, NOTHING } from '../css/Declarations.ts';
import { boundToCss, lengthToCss, measureToCss } from '../css/units.ts';
import type { Reference } from './reference.ts';

/** Width, height and their bounds. */
export function sizeOf(layer: Layer, { width }: Pick<Reference, 'width'>, level: LevelIndex): Declarations {
  const { size, content } = layer;
  const scales = layer.fluid.transforms;
  const across = { whole: width, scales };
  const down = { scales };
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

/**
 * The margin of a column is a part of its box: an edge where nothing is painted. One that has an edge of its own has a margin
 * beside it.
 */
export function columnMargin(layer: Layer, level: LevelIndex): Declarations {
  const { margin } = spacingOf(layer, 'margin', level);
  const isNegative = Object.values(layer.margin).some((side) => side[level].value < 0);
  const hasFrame = layer.radius !== null || (layer.border && layer.border.style[level] !== 'none');
  if (margin === undefined || isNegative || hasFrame) return margin === undefined ? NOTHING : { margin };
  return {
    'border-style': 'solid',
    'border-color': 'transparent',
    'border-width': margin,
    'background-clip': 'padding-box',
  };
}

const isZero = ({ top, right, bottom, left }: Layer['padding'], level: LevelIndex): boolean =>
  top[level].value === 0 && right[level].value === 0 && bottom[level].value === 0 && left[level].value === 0;
