export type Sort = 'menu_order' | 'popularity' | 'rating' | 'date' | 'price' | 'price-desc' | 'title';

/** Which products a list shows. Terms by their slugs; what is left out does not matter. */
export interface ListFilter {
  readonly visibility?: 'catalog' | 'search' | undefined;
  /** With everything below it. */
  readonly category?: string | undefined;
  readonly tag?: string | undefined;
  /** Global attributes: slug -> slugs of options, of which a product has at least one. */
  readonly attributes?: Readonly<Record<string, readonly string[]>> | undefined;
  /** Minor units; a product with a range fits when a part of it does. */
  readonly minPrice?: number | undefined;
  readonly maxPrice?: number | undefined;
  readonly featured?: boolean | undefined;
  readonly onSale?: boolean | undefined;
  /** Also those that can be ordered while there are none. */
  readonly inStock?: boolean | undefined;
  /** Hundredths of a star, at least. */
  readonly minRating?: number | undefined;
  /** Only these: what a search found. Without a sort they stay in this order. */
  readonly ids?: readonly number[] | undefined;
}

export interface ListQuery extends ListFilter {
  readonly sort?: Sort | undefined;
  /** From 1. */
  readonly page?: number | undefined;
  readonly perPage?: number | undefined;
}
