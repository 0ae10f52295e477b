import Swiper from 'swiper';
import 'swiper/css';
import type { MarkupSlider } from '../browser/SliderAdapter.ts';

export const adapter: MarkupSlider<Swiper> = {
  markup: (slides) =>
    `<div class="swiper" style="height:100%"><div class="swiper-wrapper">${slides.map((slide) => `<div class="swiper-slide">${slide}</div>`).join('')}</div></div>`,
  start: (root, speed) => new Swiper(root, { speed, slidesPerView: 1 }),
  go: (slider, index) => void slider.slideTo(index),
};
