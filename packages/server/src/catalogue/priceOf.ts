import type { Product } from './Product.ts';

export interface Price {
  /** What it costs now; null when nobody can buy it. */
  readonly current: number | null;
  readonly regular: number | null;
  readonly isOnSale: boolean;
}

/** A sale counts between its dates (both included), when it is below the regular price. */
export function priceOf(
  product: Pick<Product, 'regularPrice' | 'salePrice' | 'saleFrom' | 'saleTo'>,
  nowMs: number,
): Price {
  const { regularPrice: regular, salePrice: sale, saleFrom, saleTo } = product;
  const isOnSale =
    regular !== null &&
    sale !== null &&
    sale < regular &&
    (saleFrom === null || nowMs >= saleFrom) &&
    (saleTo === null || nowMs <= saleTo);
  return { current: isOnSale ? sale : regular, regular, isOnSale };
}
