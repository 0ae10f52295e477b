import type { Product } from './Product.ts';

/** What a list shows of a price: one amount, or from and to. */
export interface PriceRange {
  readonly min: number;
  readonly max: number;
  readonly regularMin: number;
  readonly regularMax: number;
  /** Whether any of it is on sale now. */
  readonly isOnSale: boolean;
}

type Priced = Pick<Product, 'regularPrice' | 'salePrice' | 'saleFrom' | 'saleTo'>;

/** Over those that have a price; null when none has. */
export function priceRange(products: readonly Priced[], nowMs: number): PriceRange | null {
  const prices = products.flatMap((product) => {
    const { current, regular, isOnSale } = priceOf(product, nowMs);
    return current === null || regular === null ? [] : [{ current, regular, isOnSale }];
  });
  if (prices.length === 0) return null;
  const current = prices.map((price) => price.current);
  const regular = prices.map((price) => price.regular);
  return {
    min: Math.min(...current),
    max: Math.max(...current),
    regularMin: Math.min(...regular),
    regularMax: Math.max(...regular),
    isOnSale: prices.some((price) => price.isOnSale),
  };
}

/** When the next of their sales begins or ends; null when none will. */
export function nextPriceChange(products: readonly Priced[], nowMs: number): number | null {
  const changes = products.flatMap(({ salePrice, saleFrom, saleTo }) => {
    if (salePrice === null) return [];
    // A sale's last millisecond is part of it.
    return [saleFrom, saleTo === null ? null : saleTo + 1].filter(
      (at) => at !== null && at > nowMs,
    ) as number[];
  });
  return changes.length === 0 ? null : Math.min(...changes);
}

/** Which products make the price of one: itself, its variations, or those of a group. */
export const pricedBy = <P extends Priced & Pick<Product, 'type'>>(
  product: P,
  parts: readonly P[],
): readonly P[] => (product.type === 'variable' || product.type === 'grouped' ? parts : [product]);

/** The columns that lists sort and filter by. */
export function priceColumns(products: readonly Priced[], nowMs: number) {
  const range = priceRange(products, nowMs);
  return {
    price_min: range?.min ?? null,
    price_max: range?.max ?? null,
    is_on_sale: Number(range?.isOnSale ?? false),
    price_until: nextPriceChange(products, nowMs),
  };
}

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
