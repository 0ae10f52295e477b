import type { StockStatus } from '../Product.ts';

/** Orders of a list, by the names that its address has for them. */
export const SORTS = ['menu_order', 'popularity', 'rating', 'date', 'price', 'price-desc', 'title'] as const;
export type Sort = (typeof SORTS)[number];

/** Which products a list shows. Terms by their slugs; what is left out does not matter. */
export interface ListFilter {
  readonly visibility?: 'catalog' | 'search' | undefined;
  /** With everything below it. */
  readonly category?: string | undefined;
  readonly tag?: string | undefined;
  /** Global attributes: slug -> slugs of options, of which a product has at least one. */
  readonly attributes?: Readonly<Record<string, readonly string[]>> | undefined;
  /** The same, of which a product has every one. */
  readonly everyAttribute?: Readonly<Record<string, readonly string[]>> | undefined;
  /** Minor units; a product with a range fits when a part of it does. */
  readonly minPrice?: number | undefined;
  readonly maxPrice?: number | undefined;
  readonly featured?: boolean | undefined;
  readonly onSale?: boolean | undefined;
  /** Also those that can be ordered while there are none. */
  readonly inStock?: boolean | undefined;
  /** In one of these states. */
  readonly stock?: readonly StockStatus[] | undefined;
  /** Whole stars, to which the average is rounded. */
  readonly ratings?: readonly number[] | undefined;
  /** Only these: what a search found. Without a sort they stay in this order. */
  readonly ids?: readonly number[] | undefined;
}

export interface ListQuery extends ListFilter {
  readonly sort?: Sort | undefined;
  /** From 1. */
  readonly page?: number | undefined;
  readonly perPage?: number | undefined;
}
