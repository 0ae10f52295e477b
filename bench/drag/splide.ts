import { Splide } from '@splidejs/splide';
import '@splidejs/splide/css/core';
import type { DragAdapter } from './DragAdapter.ts';

export const adapter: DragAdapter<undefined> = {
  markup: (slides) =>
    `<section class="splide" aria-label="Slides" style="height:100%"><div class="splide__track"><ul class="splide__list">${slides.map((slide) => `<li class="splide__slide">${slide}</li>`).join('')}</ul></div></section>`,
  start: (root) =>
    new Splide(root, {
      type: 'loop',
      perPage: 3,
      gap: 10,
      focus: 'center',
      arrows: false,
      pagination: false,
    }).mount(),
  slides: '.splide__slide:not(.splide__slide--clone)',
};
