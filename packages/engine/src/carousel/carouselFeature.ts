export { createCarouselTurns } from './createCarouselTurns.ts';
export { watchSideSlides } from './watchSideSlides.ts';
export { carouselSight } from './carouselSight.ts';
