import { isPurchasable } from '../catalogue/isPurchasable.ts';
import type { Product } from '../catalogue/Product.ts';

/** What is bought: a product, or a variation with its parent. */
export interface Bought {
  readonly product: Product;
  readonly parent: Product | null;
}

/** Whose stock it is taken from; null when nobody counts. Variations without their own share their parent's. */
export function stockHolder({ product, parent }: Bought): Product | null {
  if (product.managesStock) return product;
  return parent?.managesStock ? parent : null;
}

const allowsBackorders = ({ backorders }: Product): boolean => backorders !== 'no';

/** How many can be had; null: any number. */
export function availableOf(bought: Bought): number | null {
  const holder = stockHolder(bought);
  if (!holder || allowsBackorders(holder)) return null;
  return Math.max(0, holder.stockQuantity ?? 0);
}

export function isInStock(bought: Bought): boolean {
  const holder = stockHolder(bought);
  if (!holder) return bought.product.stockStatus !== 'outofstock';
  return allowsBackorders(holder) || (holder.stockQuantity ?? 0) > 0;
}

/** More is asked for than there is, and the buyer is to be told. */
export function isOnBackorder(bought: Bought, quantity: number): boolean {
  const holder = stockHolder(bought);
  if (!holder) return bought.product.stockStatus === 'onbackorder';
  return holder.backorders === 'notify' && (holder.stockQuantity ?? 0) < quantity;
}

export const isSoldIndividually = ({ product, parent }: Bought): boolean =>
  product.isSoldIndividually || (parent?.isSoldIndividually ?? false);

export const isForSale = ({ product, parent }: Bought): boolean => isPurchasable(product, parent);
