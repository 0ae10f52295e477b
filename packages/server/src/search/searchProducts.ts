import type { Shop } from '../Shop.ts';
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

/** The id of a category by its slug. Undefined: none was asked for; null: there is none. */
export async function findCategory(
  { queries }: Shop,
  slug: string | undefined,
): Promise<number | null | undefined> {
  if (!slug) return undefined;
  const row = await queries
    .selectFrom('terms')
    .select('id')
    .where('taxonomy', '=', 'product_cat')
    .where('slug', '=', slug)
    .executeTakeFirst();
  return row?.id ?? null;
}
