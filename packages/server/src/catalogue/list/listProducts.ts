import { sql } from 'kysely';
import type { Shop } from '../../Shop.ts';
import { MOST_PER_PAGE, PER_PAGE } from '../limits.ts';
import { refreshPrices } from '../refreshPrices.ts';
import { filterProducts, type Products, usesPrices } from './filterProducts.ts';
import { findFilterTerms } from './findFilterTerms.ts';
import type { ListQuery, Sort } from './ListQuery.ts';
import { findListed, type ListedProduct } from './listedProducts.ts';

export interface ProductPage {
  readonly items: readonly ListedProduct[];
  readonly total: number;
}

/** Each has an index in the same order (migration 0002). */
const ORDERS: Readonly<Record<Sort, string>> = {
  menu_order: 'position, name, id',
  popularity: 'total_sales desc, id desc',
  rating: 'rating desc, review_count desc, id desc',
  date: 'created_at desc, id desc',
  price: 'price_min asc nulls first, id',
  'price-desc': 'price_max desc nulls last, id',
  title: 'name, id',
};

/** One page of a list. */
export async function listProducts(shop: Shop, query: ListQuery = {}): Promise<ProductPage> {
  const groups = await findFilterTerms(shop, query);
  if (!groups) return { items: [], total: 0 };
  const sort = query.sort ?? (query.ids ? null : 'menu_order');
  if (usesPrices(query) || sort?.startsWith('price')) await refreshPrices(shop);
  const products = filterProducts(shop, query, groups);
  const perPage = Math.min(MOST_PER_PAGE, Math.max(1, query.perPage ?? PER_PAGE));
  const skipped = (Math.max(1, query.page ?? 1) - 1) * perPage;
  const found = sort
    ? { ids: await readPage(products, sort, perPage, skipped), total: await countAll(products) }
    : await readInOrder(products, query.ids ?? [], perPage, skipped);
  return { items: await findListed(shop, found.ids), total: found.total };
}

async function readPage(
  products: Products,
  sort: Sort,
  perPage: number,
  skipped: number,
): Promise<readonly number[]> {
  const rows = await products
    .select('id')
    .orderBy(sql.raw(ORDERS[sort]))
    .limit(perPage)
    .offset(skipped)
    .execute();
  return rows.map(({ id }) => id);
}

async function countAll(products: Products): Promise<number> {
  const { total } = await products
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

/** A search has put the best first. */
async function readInOrder(products: Products, ids: readonly number[], perPage: number, skipped: number) {
  const rows = await products.select('id').execute();
  const shown = new Set(rows.map(({ id }) => id));
  const inOrder = ids.filter((id) => shown.has(id));
  return { ids: inOrder.slice(skipped, skipped + perPage), total: inOrder.length };
}
