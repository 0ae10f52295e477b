import type { CartItem } from './readItems.ts';
import { type Bought, isForSale } from './stockRules.ts';

export interface SoldItem extends CartItem {
  readonly bought: Bought;
}

const isSold = (item: CartItem): item is SoldItem => item.bought !== null && isForSale(item.bought);

/** The lines of a cart that can be bought, and those that no longer can. */
export function splitSold(items: readonly CartItem[]): {
  readonly sold: readonly SoldItem[];
  readonly gone: readonly CartItem[];
} {
  const inCart = items.filter(({ isRemoved }) => !isRemoved);
  return { sold: inCart.filter(isSold), gone: inCart.filter((item) => !isSold(item)) };
}
