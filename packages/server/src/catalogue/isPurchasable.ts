import type { Product } from './Product.ts';

type Sold = Pick<Product, 'type' | 'status' | 'regularPrice'>;

/** Whether it can be put into a cart at all; stock is another question. A variation needs its parent. */
export function isPurchasable(product: Sold, parent?: Pick<Product, 'type' | 'status'> | null): boolean {
  if (product.status !== 'publish' || product.regularPrice === null) return false;
  if (product.type === 'variation') return parent?.type === 'variable' && parent.status === 'publish';
  return product.type === 'simple';
}
