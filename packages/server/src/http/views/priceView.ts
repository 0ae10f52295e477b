import type { PriceView } from '@vitrine/contract/shop';
import type { PriceRange } from '../../catalogue/priceRange.ts';

/** Turns an amount as the owner entered it into one as the shop shows it. */
export type Shown = (amount: number) => number;

export function priceView(range: PriceRange | null | undefined, shown: Shown): PriceView {
  if (!range) return { current: null, regular: null, isOnSale: false };
  const { min, max, regularMin, isOnSale } = range;
  return {
    current: shown(min),
    regular: shown(regularMin),
    isOnSale,
    ...(max > min && { max: shown(max) }),
  };
}
