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
  const end = Math.min(offset + limit, COUNTED_RESULTS);
  const found = await searchEntries(shop, { kind: 'product', text, categoryId, inStockOnly, limit: end });
  const counted = await found.count(COUNTED_RESULTS + 1);
  return {
    ids: found.ids.slice(offset),
    total: Math.min(counted, COUNTED_RESULTS),
    isMore: counted > COUNTED_RESULTS,
  };
}
