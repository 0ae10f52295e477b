import { carousel } from './carousel.mjs';
import { editorial } from './editorial.mjs';
import { productHero } from './productHero.mjs';
import { splitHero } from './splitHero.mjs';

/** One line a module. */
export const MODULES = {
  'product-hero': { make: productHero },
  'split-hero': { make: splitHero },
  editorial: { make: editorial },
  carousel: { make: carousel },
};
