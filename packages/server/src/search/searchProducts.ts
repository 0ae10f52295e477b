import type { Shop } from '../Shop.ts';
import { findCategory } from './findCategory.ts';
import { COUNTED_RESULTS } from './limits.ts';
import { searchEntries } from './searchEntries.ts';

export interface ProductSearch {
  readonly text: string;
  /** Slug of a category: it and those below it. */
  readonly category?: string | undefined;
  readonly inStockOnly?: boolean | undefined;
  readonly limit: number;
  readonly offset?: number | undefined;
}

export interface FoundProducts {
  readonly ids: readonly number[];
  /** How many there are in all, counted up to COUNTED_RESULTS. */
  readonly total: number;
  /** Whether there are more than were counted. */
  readonly isMore: boolean;
}
const NONE: FoundProducts = { ids: [], total: 0, isMore: false };

/** Products that match all words, the best first. */
export async function searchProducts(shop: Shop, search: ProductSearch): Promise<FoundProducts> {
  const { text, inStockOnly, limit, offset = 0 } = search;
  const categoryId = await findCategory(shop, search.category);
  if (categoryId === null) return NONE;
  const all = await searchEntries(shop, {
    kind: 'product',
    text,
    categoryId,
    inStockOnly,
    limit: COUNTED_RESULTS + 1,
  });
  const counted = all.slice(0, COUNTED_RESULTS);
  return {
    ids: counted.slice(offset, offset + limit),
    total: counted.length,
    isMore: all.length > COUNTED_RESULTS,
  };
}
