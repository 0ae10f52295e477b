import type { Product } from './Product.ts';

/** `Everyday cup - Teal, Large`; what is left open is not named. */
export function variationName(parent: Pick<Product, 'name'>, choices: Product['choices']): string {
  const named = Object.values(choices).filter(Boolean);
  return named.length === 0 ? parent.name : `${parent.name} - ${named.join(', ')}`;
}
