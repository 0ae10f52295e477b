import Swiper from 'swiper';
import 'swiper/css';
import type { DragAdapter } from './DragAdapter.ts';

export const adapter: DragAdapter<undefined> = {
  markup: (slides) =>
    `<div class="swiper" style="height:100%"><div class="swiper-wrapper">${slides.map((slide) => `<div class="swiper-slide">${slide}</div>`).join('')}</div></div>`,
  start: (root) => new Swiper(root, { slidesPerView: 3, spaceBetween: 10, loop: true, centeredSlides: true }),
  slides: '.swiper-slide',
};
