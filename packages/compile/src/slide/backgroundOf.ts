import type { Layer, Slide } from '@vitrine/model';

export type SlideBackground = Layer['background'];

/** The background that a slide shows: its own layer's, or that of its thumbnail while its layers are elsewhere. */
export function backgroundOf(slide: Slide): SlideBackground {
  return slide.background?.background ?? slide.thumb.fallback;
}
