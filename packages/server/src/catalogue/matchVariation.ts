import type { Product } from './Product.ts';
import { slugOf } from '../text/slugOf.ts';

/**
 * The variation that stands for the choices (slug -> option, by name or by slug). One that leaves something open fits any
 * choice there; of several that fit, the one that leaves least open wins, then the first. What a variation names must be
 * chosen.
 */
export function matchVariation<V extends Pick<Product, 'choices' | 'status'>>(
  variations: readonly V[],
  choices: Readonly<Record<string, string>>,
): V | null {
  let best: { readonly variation: V; readonly open: number } | null = null;
  for (const variation of variations) {
    if (variation.status !== 'publish' || !fits(variation.choices, choices)) continue;
    const open = Object.values(variation.choices).filter((option) => option === '').length;
    if (!best || open < best.open) best = { variation, open };
  }
  return best?.variation ?? null;
}

const fits = (own: Product['choices'], chosen: Readonly<Record<string, string>>): boolean =>
  Object.entries(own).every(([slug, option]) => {
    const choice = Object.hasOwn(chosen, slug) ? (chosen[slug] ?? '') : '';
    if (choice === '') return false;
    return option === '' || option === choice || slugOf(option) === slugOf(choice);
  });
