import type { Module, Slide } from '@vitrine/model';
import { type Declarations, NOTHING } from '../css/Declarations.ts';
import type { StyleSheet } from '../css/StyleSheet.ts';
import { addLayerRules, rankByDepth } from '../layer/layerCss.ts';
import {
  backgroundImageDeclarations,
  fillDeclarations,
  isPicture,
  pictureDeclarations,
} from '../layer/paintCss.ts';
import type { Parts } from '../module/CompiledModule.ts';
import { imageSizes } from '../module/imageSizes.ts';
import { slideClass } from '../module/names.ts';
import { backgroundOf } from './backgroundOf.ts';

/** Rules of a slide: its background and its layers. They hold wherever the slide stands. */
export function addSlideRules(
  sheet: StyleSheet,
  module: Module,
  slide: Slide,
  root: string,
  parts: Parts,
): void {
  const { settings } = module;
  const own = `${root} .${slideClass(slide)}`;
  if (slide.isGlobal && !slide.overflowVisible) sheet.rule(own, () => ({ overflow: 'clip' }));
  if (!slide.isGlobal)
    addBackgroundRules(
      sheet,
      slide,
      `${own}>sr7-bg`,
      parts.effects?.backgroundBleed(slide, module) ?? NOTHING,
      parts,
    );
  parts.media?.addMediaRules(sheet, slide, root);
  const images = imageSizes(module, slide);
  for (const [layer, rank] of rankByDepth(slide.layers))
    addLayerRules(sheet, layer, null, rank, { root, settings, slide, images, parts });
}

function addBackgroundRules(
  sheet: StyleSheet,
  slide: Slide,
  selector: string,
  bleed: Declarations,
  { paint }: Parts,
): void {
  const { color, image, overlay, video, mediaFilter } = backgroundOf(slide);
  const filter =
    paint?.filterDeclaration(mediaFilter) ?? paint?.filterDeclaration(slide.background?.filter ?? '');
  const isShown = image?.used && image.src !== '';
  sheet.rule(selector, () => ({
    ...bleed,
    ...fillDeclarations(color),
    ...(isShown && !isPicture(image) && !video ? backgroundImageDeclarations(image) : {}),
    filter,
  }));
  if (isShown && isPicture(image)) sheet.rule(`${selector}>img`, () => pictureDeclarations(image));
  else if (video) sheet.rule(`${selector}>img`, () => ({ 'object-fit': 'cover' }));
  if (paint && overlay && overlay.pattern > 0)
    sheet.rule(`${selector}>sr7-overlay`, () => paint.overlayDeclarations(overlay));
}
