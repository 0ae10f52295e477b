import type { Module, Slide } from '@vitrine/model';
import type { ImageSize, ImageSizes } from '../ports/SlideContext.ts';

/** Real picture sizes that a module and its slide know, so that nothing moves when pictures arrive. */
export function imageSizes(module: Module, slide: Slide): ImageSizes {
  const sizes = new Map<string, ImageSize>();
  for (const { src, real } of module.settings.images) keep(sizes, src, real.width, real.height);
  for (const { src, width, height } of slide.images) keep(sizes, src, width, height);
  return sizes;
}

function keep(sizes: Map<string, ImageSize>, src: string, width: number | null, height: number | null): void {
  if (src !== '' && width && height && width > 0 && height > 0)
    sizes.set(src, { width: Math.round(width), height: Math.round(height) });
}
