import type { Layer, LevelIndex } from '@vitrine/model';
import { type DeclarationParts, type Declarations, NOTHING } from '../css/Declarations.ts';
import { measureToCss } from '../css/units.ts';

/** What surrounds the box: border, corners, shadow. */
export function frameDeclarations(layer: Layer, level: LevelIndex): DeclarationParts {
  return [borderOf(layer, level), radiusOf(layer, level), { 'box-shadow': shadowOf(layer, level) }];
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

/** What surrounds letters. */
export const letterDeclarations = (layer: Layer, level: LevelIndex): Declarations => ({
  'text-shadow': textShadowOf(layer, level),
  '-webkit-text-stroke': textStrokeOf(layer, level),
});

function textShadowOf({ textShadow }: Layer, level: LevelIndex): string | undefined {
  if (!textShadow?.use) return undefined;
  const lengths = [textShadow.x, textShadow.y, textShadow.blur].map((length) => measureToCss(length[level]));
  return `${lengths.join(' ')} ${textShadow.color}`;
}

function textStrokeOf({ textStroke }: Layer, level: LevelIndex): string | undefined {
  return textStroke?.use ? `${measureToCss(textStroke.width[level])} ${textStroke.color}` : undefined;
}
