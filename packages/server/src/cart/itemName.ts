import type { Choice } from './choices.ts';
import type { Bought } from './stockRules.ts';

/** `Mug - Blue, Large`: a variation's options are part of its name. */
export function itemName({ product, parent }: Bought, choices: readonly Choice[]): string {
  const options = choices.map(({ value }) => value).filter(Boolean);
  const name = parent?.name ?? product.name;
  return parent && options.length > 0 ? `${name} - ${options.join(', ')}` : name;
}
