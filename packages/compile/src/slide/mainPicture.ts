import { allLayers } from '@vitrine/engine';
import {
  type Layer,
  type Length,
  type ModuleSettings,
  normalizeUrl,
  type Slide,
  servingLevel,
} from '@vitrine/model';
import { isPicture, shownImage } from '../layer/paintCss.ts';
import type { ImageSizes } from '../ports/SlideContext.ts';
import { backgroundOf } from './backgroundOf.ts';

/**
 * The picture that matters most in a slide, and so is fetched first: its background, or the poster of its film, or
 * else the largest picture among its layers.
 */
export function mainPicture(slide: Slide, settings: ModuleSettings, images: ImageSizes): string | null {
  const { image, video } = backgroundOf(slide);
  if (image?.used && image.src !== '' && isPicture(image)) return image.src;
  if (video?.poster?.src) return video.poster.src;
  const pictures = allLayers(slide.layers).flatMap((layer) => pictureOf(layer, settings, images));
  return pictures.sort((a, b) => b.area - a.area)[0]?.src ?? null;
}

function pictureOf(
  layer: Layer,
  { enabledLevels, size }: ModuleSettings,
  images: ImageSizes,
): { src: string; area: number }[] {
  const src = layer.kind === 'image' ? normalizeUrl(layer.content.src) : (shownImage(layer)?.src ?? '');
  const level = servingLevel(1, enabledLevels);
  if (src === '' || !layer.visible[level]) return [];
  const real = images.get(src);
  const width = designPx(layer.size.width[level], size.width[level], real?.width);
  const height = designPx(layer.size.height[level], size.height[level], real?.height);
  return [{ src, area: width * height }];
}

/** A free side is the picture's own; one of unknown size counts as small. */
function designPx(length: Length, whole: number, own = 1): number {
  if (typeof length === 'string') return own;
  return length.unit === '%' ? (length.value / 100) * whole : length.value;
}
