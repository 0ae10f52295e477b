import type { Module, Slide } from '@vitrine/model';
import type { Declarations } from '../css/Declarations.ts';
import type { StyleSheet } from '../css/StyleSheet.ts';
import { addLayerRules, rankByDepth } from '../layer/layerCss.ts';
import {
  backgroundImageDeclarations,
  fillDeclarations,
  isPicture,
  pictureDeclarations,
} from '../layer/paintCss.ts';
import { gridReference } from '../layer/reference.ts';
import { addMediaRules } from '../media/addMediaRules.ts';
import { imageSizes } from './imageSizes.ts';
import { round, slideClass } from '@vitrine/player/markup';
import { filterDeclaration } from '../paint/filterDeclaration.ts';
import { overlayDeclarations } from '../paint/overlayPattern.ts';
import { backgroundOf } from './backgroundOf.ts';

/** Rules of a slide: its background and its layers. They hold wherever the slide stands. */
export function addSlideRules(sheet: StyleSheet, module: Module, slide: Slide, root: string): void {
  const { settings } = module;
  const own = `${root} .${slideClass(slide)}`;
  if (slide.isGlobal && !slide.overflowVisible) sheet.rule(own, () => ({ overflow: 'clip' }));
  if (!slide.isGlobal) addBackgroundRules(sheet, slide, `${own}>sr7-bg`, backgroundBleed(slide, module));
  addMediaRules(sheet, slide, root);
  const layers = { root, slide, grid: gridReference(settings), images: imageSizes(module, slide) };
  for (const [layer, rank] of rankByDepth(slide.layers)) addLayerRules(sheet, layer, null, rank, layers);
}

function addBackgroundRules(sheet: StyleSheet, slide: Slide, selector: string, bleed: Declarations): void {
  const { color, image, overlay, video, mediaFilter } = backgroundOf(slide);
  const filter = filterDeclaration(mediaFilter) ?? filterDeclaration(slide.background?.filter ?? '');
  const isShown = image?.used && image.src !== '';
  sheet.rule(selector, () => ({
    ...bleed,
    ...fillDeclarations(color),
    ...(isShown && !isPicture(image) && !video ? backgroundImageDeclarations(image) : {}),
    filter,
  }));
  if (isShown && isPicture(image)) sheet.rule(`${selector}>img`, () => pictureDeclarations(image));
  else if (video) sheet.rule(`${selector}>img`, () => ({ 'object-fit': 'cover' }));
  if (overlay && overlay.pattern > 0)
    sheet.rule(`${selector}>sr7-overlay`, () => overlayDeclarations(overlay));
}

/** How much larger a background is made, so that its edge does not come into view when modifiers move it. */
function backgroundBleed({ background }: Slide, { settings }: Module): Declarations {
  const { mouse, scroll } = background?.modifiers ?? {};
  if (!settings.modifiers?.use) return {};
  const byMouse = (axis: 'x' | 'y'): number => (mouse?.use ? Math.abs(mouse[axis]) / 2 : 0);
  const x = byMouse('x') + (scroll?.use ? Math.abs(scroll.x) : 0);
  // One that stays behind the page shows only what had been covered.
  const y = byMouse('y') + (scroll?.use ? Math.max(0, -scroll.y) : 0);
  return x || y ? { inset: `${-round(y)}% ${-round(x)}%` } : {};
}
