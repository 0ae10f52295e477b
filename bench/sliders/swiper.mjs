import Swiper from 'swiper';
import 'swiper/css';

export const markup = (slides) =>
  `<div class="swiper" style="height:100%"><div class="swiper-wrapper">${slides.map((slide) => `<div class="swiper-slide">${slide}</div>`).join('')}</div></div>`;
export const start = (root, speed) => new Swiper(root, { speed, slidesPerView: 1 });
export const go = (slider, index) => slider.slideTo(index);
