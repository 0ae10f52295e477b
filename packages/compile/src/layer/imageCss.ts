import { type Layer, type LevelIndex, normalizeUrl } from '@vitrine/model';
import type { Declarations } from '../css/Declarations.ts';
import { scaledPx } from '../css/units.ts';
import type { ImageSizes } from '../ports/SlideContext.ts';

/** Image layers, and svg layers by address. */
export const showsImage = (layer: Layer): boolean =>
  (layer.kind === 'image' || layer.kind === 'svg') && layer.content.src.trim() !== '';

const FITS: ReadonlyMap<string, string> = new Map([
  ['cover', 'cover'],
  ['contain', 'contain'],
  ['100% 100%', 'fill'],
]);

/** The picture fills the sides that its layer fixes; a free width is the picture's own, in design pixels. */
export function imageDeclarations(layer: Layer, images: ImageSizes, level: LevelIndex): Declarations {
  const { size, content } = layer;
  const real = images.get(normalizeUrl(content.src));
  const isFree = { width: size.width[level] === 'auto', height: size.height[level] === 'auto' };
  const ownWidth = isFree.height && real ? scaledPx(real.width, layer.fluid.transforms) : 'auto';
  return {
    width: isFree.width ? ownWidth : '100%',
    height: isFree.height ? 'auto' : '100%',
    'object-fit': FITS.get(content.fit),
  };
}
