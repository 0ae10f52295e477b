import type { Product, StockStatus } from './Product.ts';

/** Who counts pieces does not say what there is: the number does. */
export function stockStatusOf(
  product: Pick<Product, 'managesStock' | 'stockQuantity' | 'backorders' | 'stockStatus'>,
): StockStatus {
  if (!product.managesStock) return product.stockStatus;
  if ((product.stockQuantity ?? 0) > 0) return 'instock';
  return product.backorders === 'no' ? 'outofstock' : 'onbackorder';
}

/** Of a variable product: the best that a variation has. */
export function bestStockStatus(statuses: readonly StockStatus[]): StockStatus {
  if (statuses.includes('instock')) return 'instock';
  return statuses.includes('onbackorder') ? 'onbackorder' : 'outofstock';
}
