import { isEntered } from '@vitrine/engine';
import type { Layer, LevelIndex, ModuleSettings, Slide } from '@vitrine/model';
import { type Declarations, safeValue } from '../css/Declarations.ts';
import type { StyleSheet } from '../css/StyleSheet.ts';
import type { ImageSizes } from '../module/imageSizes.ts';
import { layerClass, placeClass } from '../module/names.ts';
import { frameOf, sizeOf, spacingOf } from './boxCss.ts';
import { imageDeclarations, showsImage } from './imageCss.ts';
import {
  backgroundImageDeclarations,
  fillDeclarations,
  filterDeclaration,
  isPicture,
  pictureDeclarations,
  shownImage,
  svgDeclarations,
} from './paintCss.ts';
import { columnBox, flowBox, placedBox, rowBox, zoneBox } from './placeCss.ts';
import { isInFlow, isVisibleAt, type Reference, referenceOf } from './reference.ts';
import { restPose } from './restCss.ts';
import { lineHeightOf, typeOf } from './textCss.ts';

export interface LayerContext {
  readonly root: string;
  readonly settings: ModuleSettings;
  readonly slide: Slide;
  readonly images: ImageSizes;
}

/** The rules of a layer and of all inside it. `zIndex` is its rank among its siblings. */
export function addLayerRules(
  sheet: StyleSheet,
  layer: Layer,
  parent: Layer | null,
  zIndex: number,
  context: LayerContext,
): void {
  const { root, settings, slide, images } = context;
  const reference = referenceOf(layer, parent, settings);
  const content = `${root} .${layerClass(slide, layer)}`;
  sheet.rule(`${root} .${placeClass(slide, layer)}`, (level) =>
    placeDeclarations(layer, parent, reference, zIndex, level),
  );
  sheet.rule(content, (level) => contentDeclarations(layer, parent, reference, slide, level));
  const image = shownImage(layer);
  if (image && isPicture(image)) sheet.rule(`${content}>sr7-pic>img`, () => pictureDeclarations(image));
  if (showsImage(layer)) sheet.rule(`${content}>img`, (level) => imageDeclarations(layer, images, level));
  for (const [child, rank] of rankByDepth(layer.children)) addLayerRules(sheet, child, layer, rank, context);
}

/** Stacking must not depend on the order of the document tree, which follows reading order. */
export function rankByDepth(layers: readonly Layer[]): [Layer, number][] {
  const sorted = [...layers].sort((a, b) => a.zIndex - b.zIndex || a.order - b.order);
  return sorted.map((layer, index) => [layer, index + 1]);
}

function placeDeclarations(
  layer: Layer,
  parent: Layer | null,
  reference: Reference,
  zIndex: number,
  level: LevelIndex,
): Declarations {
  return {
    ...boxFor(layer, parent, reference, level),
    'z-index': zIndex,
    'mix-blend-mode': layer.blend === 'normal' ? undefined : layer.blend,
    ...visibility(layer, parent, level),
  };
}

/** Said on every level as soon as it differs on one: a level cannot fall back to the base rule once another has overridden it. */
function visibility(layer: Layer, parent: Layer | null, level: LevelIndex): Declarations {
  const isAlwaysSame =
    layer.visible.every(Boolean) && layer.display.every((display) => display === layer.display[level]);
  if (isAlwaysSame && isVisibleAt(layer, level)) return {};
  if (!isVisibleAt(layer, level)) return { display: 'none' };
  if (layer.kind === 'column') return { display: 'grid' };
  return { display: isInFlow(layer, parent) ? layer.display[level] : 'flex' };
}

function boxFor(layer: Layer, parent: Layer | null, reference: Reference, level: LevelIndex): Declarations {
  if (layer.kind === 'zone') return zoneBox(layer, level);
  if (layer.kind === 'row') return rowBox(layer);
  if (layer.kind === 'column') return columnBox(layer, parent, level);
  if (!isInFlow(layer, parent)) return placedBox(layer, reference, level);
  return {
    ...flowBox(layer, level),
    ...sizeOf(layer, reference, level),
    ...spacingOf(layer, 'margin', level),
  };
}

function contentDeclarations(
  layer: Layer,
  parent: Layer | null,
  reference: Reference,
  slide: Slide,
  level: LevelIndex,
): Declarations {
  return {
    ...contentSize(layer, parent, reference, level),
    ...spacingOf(layer, 'padding', level),
    ...paintOf(layer),
    ...frameOf(layer, level),
    ...textOf(layer, level),
    ...restPose(layer, level),
    ...(filterDeclaration(layer.filter) ? { filter: filterDeclaration(layer.filter) } : {}),
    visibility: isEntered(layer, slide) ? undefined : 'hidden',
    'pointer-events': layer.pointerEvents === 'none' ? 'none' : undefined,
    cursor: layer.cursor === 'auto' ? undefined : safeValue(layer.cursor),
    ...authorDeclarations(layer),
  };
}

/** In a flow the place has the size and the content fills it; a placed layer has its own size. */
function contentSize(
  layer: Layer,
  parent: Layer | null,
  reference: Reference,
  level: LevelIndex,
): Declarations {
  if (!isInFlow(layer, parent))
    return {
      ...sizeOf(layer, reference, level),
      ...wrapBound(layer, level),
      ...spacingOf(layer, 'margin', level),
    };
  if (layer.kind === 'row' || layer.kind === 'column' || layer.kind === 'zone') {
    return {
      ...spacingOf(layer, 'margin', level),
      'min-height': sizeOf(layer, reference, level)['min-height'],
      'align-content': ALIGN[layer.verticalAlign],
    };
  }
  const { height, 'aspect-ratio': ratio } = sizeOf(layer, reference, level);
  return { height: height === undefined ? undefined : '100%', 'aspect-ratio': ratio };
}

const ALIGN = { top: undefined, middle: 'center', bottom: 'end' } as const;

/** Text of its own width wraps where its reference box ends, also when it starts further in. */
function wrapBound(layer: Layer, level: LevelIndex): Declarations {
  const isText = layer.kind === 'text' || layer.kind === 'button';
  const x = layer.position.x[level];
  const hasOwnBound = layer.size.maxWidth[level] !== 'none' || layer.size.width[level] !== 'auto';
  if (
    !isText ||
    hasOwnBound ||
    layer.position.horizontal[level] === 'center' ||
    x.unit !== 'px' ||
    x.value <= 0
  )
    return {};
  return { 'max-width': `calc(100% - ${x.value}*var(--u))` };
}

function paintOf(layer: Layer): Declarations {
  const image = shownImage(layer);
  return {
    ...fillDeclarations(layer.background.color),
    ...(image && !isPicture(image) ? backgroundImageDeclarations(image) : {}),
  };
}

function textOf(layer: Layer, level: LevelIndex): Declarations {
  if (layer.kind === 'text' || layer.kind === 'button') return typeOf(layer, level);
  if (layer.kind === 'svg') return svgDeclarations(layer, level);
  if (layer.children.length === 0) return {};
  const align = layer.textAlign[level];
  return { 'text-align': align === 'inherit' ? undefined : align, 'line-height': lineHeightOf(layer, level) };
}

/** Declarations that the author wrote for this layer alone. */
function authorDeclarations({ codes }: Layer): Declarations {
  const pairs = codes.css
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .split(';')
    .map((line) => /^\s*([a-z-]+)\s*:\s*([^{}<>]+?)\s*$/i.exec(line));
  return Object.fromEntries(
    pairs.flatMap((match) =>
      match?.[1] && match[2] && !/expression|javascript:|@import/i.test(match[2])
        ? [[match[1].toLowerCase(), match[2]]]
        : [],
    ),
  );
}
