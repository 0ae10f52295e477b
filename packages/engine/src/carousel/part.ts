export { createCarouselTurns } from '../player/createCarouselTurns.ts';
export { watchSideSlides } from '../player/watchSideSlides.ts';
export { carouselSight } from './carouselSight.ts';
