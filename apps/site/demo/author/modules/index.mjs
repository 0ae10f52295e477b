import { productHero } from './productHero.mjs';

/** One line a module. */
export const MODULES = {
  'product-hero': { make: productHero },
};
