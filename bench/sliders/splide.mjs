import Splide from '@splidejs/splide';
import '@splidejs/splide/css/core';

export const markup = (slides) =>
  `<section class="splide" aria-label="Slides" style="height:100%"><div class="splide__track"><ul class="splide__list">${slides.map((slide) => `<li class="splide__slide">${slide}</li>`).join('')}</ul></div></section>`;
export const start = (root, speed) =>
  new Splide(root, { speed, perPage: 1, arrows: false, pagination: false }).mount();
export const go = (slider, index) => slider.go(index);
