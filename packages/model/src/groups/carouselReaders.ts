import { carousel } from '../settings/carousel.ts';

/** Slides side by side. */
export const carouselReaders = { carousel: { carousel } };
