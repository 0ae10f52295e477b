import type { Handler } from '../elements/Handler.ts';
import { startCarousel } from './startCarousel.ts';

/** Pictures beside each other, one or some at a time. */
export const imageCarousel: Handler = {
  start(of) {
    const container = of.find('.elementor-image-carousel-wrapper') ?? of.find('.swiper, .swiper-container');
    if (container) void startCarousel(of, container).catch(reportError);
  },
};
