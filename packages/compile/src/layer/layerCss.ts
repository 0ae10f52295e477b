import type { Layer, LevelIndex, Slide } from '@vitrine/model';
import type { DeclarationParts, Declarations } from '../css/Declarations.ts';
import type { StyleSheet } from '../css/StyleSheet.ts';
import { layerClass, placeClass } from '@vitrine/player/markup';
import { sizeOf, spacingOf } from './boxCss.ts';
import { contentDeclarations } from './contentCss.ts';
import { imageDeclarations, showsImage } from './imageCss.ts';
import type { ImageSizes } from '../ports/SlideContext.ts';
import { isPicture, pictureDeclarations, shownImage } from './paintCss.ts';
import { columnBox, flowBox, placedBox, rowBox, zoneBox } from './placeCss.ts';
import { isInFlow, type Reference, referenceOf } from './reference.ts';

/** What the rules of a slide's layers share. */
interface LayerContext {
  readonly root: string;
  readonly grid: Reference;
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
  const { root, grid, slide, images } = context;
  const reference = referenceOf(layer, parent, grid);
  const content = `${root} .${layerClass(slide, layer)}`;
  const place = `${root} .${placeClass(slide, layer)}`;
  const stacking = {
    'z-index': zIndex,
    'mix-blend-mode': layer.blend === 'normal' ? undefined : layer.blend,
  };
  const box = (level: LevelIndex) => [boxFor(layer, parent, reference, level), stacking];
  if (isShownAtAll(layer)) sheet.rule(place, box);
  else sheet.ruleOfWidth(place, (level, width) => [box(level), visibility(layer, parent, level, width)]);
  sheet.rule(content, contentDeclarations(layer, parent, reference, slide));
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

/** Whether it is there at every width, and shown in one way. */
const isShownAtAll = ({ visible, display }: Layer): boolean =>
  visible.every(Boolean) && display[0] !== 'none' && display.every((each) => each === display[0]);

/** Said on every level as soon as it differs on one: a level cannot fall back to the base rule once another has overridden it. */
function visibility(layer: Layer, parent: Layer | null, level: LevelIndex, width: LevelIndex): Declarations {
  if (!layer.visible[width] || layer.display[level] === 'none') return { display: 'none' };
  if (layer.kind === 'column') return { display: 'grid' };
  return { display: isInFlow(layer, parent) ? layer.display[level] : 'flex' };
}

function boxFor(
  layer: Layer,
  parent: Layer | null,
  reference: Reference,
  level: LevelIndex,
): DeclarationParts {
  if (layer.kind === 'zone') return zoneBox(layer, level);
  if (layer.kind === 'row') return rowBox(layer);
  if (layer.kind === 'column') return columnBox(layer, parent, level);
  if (!isInFlow(layer, parent)) return placedBox(layer, reference, level);
  return [flowBox(layer, level), sizeOf(layer, reference, level), spacingOf(layer, 'margin', level)];
}
