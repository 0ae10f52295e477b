export { carouselOffsets } from '@vitrine/engine';
export { carouselReaders as readers } from '@vitrine/model';
export { addCarouselRules } from './carouselCss.ts';
export { measureCarousel } from './measureCarousel.ts';
