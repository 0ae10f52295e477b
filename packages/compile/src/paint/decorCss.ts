import type { Layer, LevelIndex, Measure } from '@vitrine/model';
import { type DeclarationParts, type Declarations, NOTHING } from '../css/Declarations.ts';
import { measureToCss } from '../css/units.ts';

/** Corners are as round, and blurs as soft, on a small screen. */
const AS_WRITTEN = { scales: false };

/** What surrounds the box: border, corners, shadow. */
export function frameDeclarations(layer: Layer, level: LevelIndex): DeclarationParts {
  return [borderOf(layer, level), radiusOf(layer, level), { 'box-shadow': shadowOf(layer, level) }];
}

/** Browsers cut a border off to whole pixels: half of one more makes that the nearest. */
function borderWidth(width: Measure, scales: boolean): string {
  if (!scales || width.unit !== 'px' || width.value <= 0) return measureToCss(width, AS_WRITTEN);
  return `min(${width.value}px,${width.value}*var(--u) + .5px)`;
}

function borderOf({ border, fluid }: Layer, level: LevelIndex): Declarations {
  if (!border || border.style[level] === 'none') return NOTHING;
  const width = (side: keyof typeof border.width): string =>
    borderWidth(border.width[side][level], fluid.spacing);
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
    measureToCss(corner[level], AS_WRITTEN),
  );
  return corners.every((css) => css === '0px') ? NOTHING : { 'border-radius': corners.join(' ') };
}

function shadowOf({ boxShadow }: Layer, level: LevelIndex): string | undefined {
  if (!boxShadow?.use) return undefined;
  const { x, y, blur, spread } = boxShadow;
  const lengths = [
    measureToCss(x[level]),
    measureToCss(y[level]),
    measureToCss(blur[level], AS_WRITTEN),
    measureToCss(spread[level]),
  ];
  return `${boxShadow.inset ? 'inset ' : ''}${lengths.join(' ')} ${boxShadow.color}`;
}

/** What surrounds letters. */
export const letterDeclarations = (layer: Layer, level: LevelIndex): Declarations => ({
  'text-shadow': textShadowOf(layer, level),
  '-webkit-text-stroke': textStrokeOf(layer, level),
});

function textShadowOf({ textShadow }: Layer, level: LevelIndex): string | undefined {
  if (!textShadow?.use) return undefined;
  const { x, y, blur } = textShadow;
  const lengths = [measureToCss(x[level]), measureToCss(y[level]), measureToCss(blur[level], AS_WRITTEN)];
  return `${lengths.join(' ')} ${textShadow.color}`;
}

function textStrokeOf({ textStroke }: Layer, level: LevelIndex): string | undefined {
  return textStroke?.use ? `${measureToCss(textStroke.width[level])} ${textStroke.color}` : undefined;
}
