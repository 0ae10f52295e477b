import { isEntered, restStyle } from '@vitrine/engine';
import type { Layer, LevelIndex, Slide } from '@vitrine/model';
import { type DeclarationParts, type Declarations, NOTHING } from '../css/Declarations.ts';
import { measureToCss } from '../css/units.ts';
import { columnMargin, sizeOf, spacingOf } from './boxCss.ts';
import {
  backgroundImageDeclarations,
  fillDeclarations,
  isPicture,
  shownImage,
  svgDeclarations,
} from './paintCss.ts';
import { isHarmlessValue, parseInlineStyle } from '@vitrine/player/html';
import { frameDeclarations, letterDeclarations } from '../paint/decorCss.ts';
import { filterDeclaration } from '../paint/filterDeclaration.ts';
import { bare } from './placeCss.ts';
import { isInFlow, type Reference } from './reference.ts';
import { lineHeightOf, typeOf } from './textCss.ts';

/** The look of a layer: size, paint, text, and the pose in which it rests. */
export function contentDeclarations(
  layer: Layer,
  parent: Layer | null,
  reference: Reference,
  slide: Slide,
): (level: LevelIndex) => DeclarationParts {
  const paint = paintOf(layer);
  const overflow = { overflow: layer.overflow === 'visible' ? undefined : layer.overflow };
  const more = {
    filter: filterDeclaration(layer.filter),
    visibility: !isEntered(layer, slide) ? 'hidden' : undefined,
    'pointer-events': layer.pointerEvents === 'none' ? 'none' : undefined,
    cursor: cursorOf(layer),
  };
  const authors = authorDeclarations(layer);
  return (level) => [
    contentSize(layer, parent, reference, level),
    spacingOf(layer, 'padding', level),
    paint,
    frameDeclarations(layer, level),
    overflow,
    textOf(layer, level),
    restStyle(layer, level),
    more,
    authors,
  ];
}

/** In a flow the place has the size and the content fills it; a placed layer has its own size. */
function contentSize(
  layer: Layer,
  parent: Layer | null,
  reference: Reference,
  level: LevelIndex,
): DeclarationParts {
  if (!isInFlow(layer, parent)) {
    return [
      sizeOf(layer, reference, level),
      { 'flex-shrink': isWide(layer, level) ? 0 : undefined },
      wrapBound(layer, level),
      spacingOf(layer, 'margin', level),
    ];
  }
  if (layer.kind === 'row' || layer.kind === 'column' || layer.kind === 'zone') {
    const bound = sizeOf(layer, reference, level)['min-height'];
    return [
      layer.kind === 'column' ? columnMargin(layer, level) : spacingOf(layer, 'margin', level),
      { 'min-height': bound, 'align-content': ALIGN[layer.verticalAlign] },
    ];
  }
  const { height, 'aspect-ratio': ratio } = sizeOf(layer, reference, level);
  return { height: height === undefined ? undefined : '100%', 'aspect-ratio': ratio };
}

/** A layer may be wider than the box that it is aligned in: planets, rays of light and texts on one line are. */
function isWide({ size, whiteSpace }: Layer, level: LevelIndex): boolean {
  const width = size.width[level];
  if (typeof width === 'string') return whiteSpace[level] === 'nowrap' || whiteSpace[level] === 'content';
  return width.unit !== '%' || width.value > 100;
}

const ALIGN = { top: undefined, middle: 'center', bottom: 'end' } as const;

/** Text of its own width wraps where its reference box ends, also when it starts further in. */
function wrapBound(layer: Layer, level: LevelIndex): Declarations {
  const isText = layer.kind === 'text' || layer.kind === 'button';
  const x = layer.position.x[level];
  const hasOwnBound =
    layer.size.maxWidth[level] !== 'none' || layer.size.width[level] !== 'auto' || isWide(layer, level);
  if (
    !isText ||
    hasOwnBound ||
    layer.position.horizontal[level] === 'center' ||
    x.unit !== 'px' ||
    x.value <= 0
  )
    return NOTHING;
  return { 'max-width': `calc(100% - ${bare(measureToCss(x, { scales: layer.fluid.place }))})` };
}

function paintOf(layer: Layer): DeclarationParts {
  const image = shownImage(layer);
  return [
    fillDeclarations(layer.background.color),
    image && !isPicture(image) ? backgroundImageDeclarations(image) : NOTHING,
  ];
}

function textOf(layer: Layer, level: LevelIndex): DeclarationParts {
  if (layer.kind === 'text' || layer.kind === 'button')
    return [typeOf(layer, level), letterDeclarations(layer, level)];
  if (layer.kind === 'svg') return svgDeclarations(layer, level);
  if (layer.children.length === 0) return NOTHING;
  const align = layer.textAlign[level];
  return { 'text-align': align === 'inherit' ? undefined : align, ...lineHeightOf(layer, level) };
}

/** Declarations that the author wrote for this layer alone. */
const authorDeclarations = ({ codes }: Layer): Declarations =>
  Object.fromEntries(parseInlineStyle(codes.css).map(({ property, value }) => [property, value]));

const cursorOf = ({ cursor }: Layer): string | undefined =>
  cursor !== 'auto' && isHarmlessValue('cursor', cursor) ? cursor : undefined;
