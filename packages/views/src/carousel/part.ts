export { addCarouselRules } from './carouselCss.ts';
export { measureCarousel } from './measureCarousel.ts';
