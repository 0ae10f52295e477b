import Embla, { type EmblaCarouselType } from 'embla-carousel';
import type { MarkupSlider } from '../browser/SliderAdapter.ts';

export const adapter: MarkupSlider<EmblaCarouselType> = {
  markup: (slides) =>
    `<div style="overflow:hidden;height:100%"><div style="display:flex;height:100%">${slides.map((slide) => `<div style="flex:0 0 100%;min-width:0">${slide}</div>`).join('')}</div></div>`,
  // It knows no duration in ms; 25 is its usual friction.
  start: (root) => Embla(root, { duration: 25 }),
  go: (slider, index) => slider.scrollTo(index),
};
