import type { Layer, LevelIndex } from '@vitrine/model';
import { type DeclarationParts, type Declarations, NOTHING } from '../css/Declarations.ts';
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

/** What surrounds and bounds the box: border, corners, shadow, overflow. */
export function frameOf(layer: Layer, level: LevelIndex): DeclarationParts {
  return [
    borderOf(layer, level),
    radiusOf(layer, level),
    {
      'box-shadow': shadowOf(layer, level),
      overflow: layer.overflow === 'visible' ? undefined : layer.overflow,
    },
  ];
}

function borderOf({ border }: Layer, level: LevelIndex): Declarations {
  if (!border || border.style[level] === 'none') return NOTHING;
  const width = (side: keyof typeof border.width): string => measureToCss(border.width[side][level]);
  const widths = [width('top'), width('right'), width('bottom'), width('left')];
  if (widths.every((css) => css === '0px')) return NOTHING;
  return {
    'border-style': border.style[level],
    'border-color': border.color,
    'border-width': widths.join(' '),
  };
}

function radiusOf({ radius }: Layer, level: LevelIndex): Declarations {
  if (!radius) return NOTHING;
  const corners = [radius.topLeft, radius.topRight, radius.bottomRight, radius.bottomLeft].map((corner) =>
    measureToCss(corner[level]),
  );
  return corners.every((css) => css === '0px') ? NOTHING : { 'border-radius': corners.join(' ') };
}

function shadowOf({ boxShadow }: Layer, level: LevelIndex): string | undefined {
  if (!boxShadow?.use) return undefined;
  const lengths = [boxShadow.x, boxShadow.y, boxShadow.blur, boxShadow.spread].map((length) =>
    measureToCss(length[level]),
  );
  return `${boxShadow.inset ? 'inset ' : ''}${lengths.join(' ')} ${boxShadow.color}`;
}
