export { carouselReaders as readers } from '@vitrine/model';
export { addCarouselRules } from './carouselCss.ts';
export { measureCarousel } from './measureCarousel.ts';
