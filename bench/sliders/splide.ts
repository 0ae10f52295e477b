import { Splide } from '@splidejs/splide';
import '@splidejs/splide/css/core';
import type { MarkupSlider } from '../browser/SliderAdapter.ts';

export const adapter: MarkupSlider<Splide> = {
  markup: (slides) =>
    `<section class="splide" aria-label="Slides" style="height:100%"><div class="splide__track"><ul class="splide__list">${slides.map((slide) => `<li class="splide__slide">${slide}</li>`).join('')}</ul></div></section>`,
  start: (root, speed) => new Splide(root, { speed, perPage: 1, arrows: false, pagination: false }).mount(),
  go: (slider, index) => slider.go(index),
};
