import { sql } from 'kysely';
import type { Shop } from '../../Shop.ts';
import { MOST_PER_PAGE, PER_PAGE } from '../limits.ts';
import { refreshPrices } from '../refreshPrices.ts';
import { findTerm } from '../terms/listTerms.ts';
import { CATEGORY, TAG } from '../terms/Term.ts';
import { filterProducts, isPlain, type Products, usesPrices } from './filterProducts.ts';
import { findFilterTerms, type TermGroups } from './findFilterTerms.ts';
import type { ListQuery, Sort } from './ListQuery.ts';
import { type CardProduct, findCards } from './findCards.ts';
import type { Listed } from './listedProducts.ts';

export interface ProductPage {
  readonly items: readonly Listed<CardProduct>[];
  readonly total: number;
}

/** Each has an index in the same order (migrations 0002 and 0009). */
const ORDERS: Readonly<Record<Sort, string>> = {
  menu_order: 'position, name, id',
  popularity: 'total_sales desc, id desc',
  rating: 'rating desc, review_count desc, id desc',
  date: 'created_at desc, id desc',
  price: 'price_min asc nulls last, id',
  'price-desc': 'price_max desc nulls last, id',
  title: 'name, id',
};

/** One page of a list. */
export async function listProducts(shop: Shop, query: ListQuery = {}): Promise<ProductPage> {
  const groups = await findFilterTerms(shop, query);
  if (!groups) return { items: [], total: 0 };
  const sort = query.sort ?? (query.ids ? null : 'menu_order');
  if (usesPrices(query) || sort?.startsWith('price')) await refreshPrices(shop);
  const perPage = Math.min(MOST_PER_PAGE, Math.max(1, query.perPage ?? PER_PAGE));
  const skipped = (Math.max(1, query.page ?? 1) - 1) * perPage;
  const found = sort
    ? await readSorted(shop, query, groups, { sort, perPage, skipped })
    : await readInOrder(filterProducts(shop, query, groups), query.ids ?? [], perPage, skipped);
  return { items: await findCards(shop, found.ids), total: found.total };
}

interface Cut {
  readonly sort: Sort;
  readonly perPage: number;
  readonly skipped: number;
}

async function readSorted(shop: Shop, query: ListQuery, groups: TermGroups, cut: Cut) {
  const known = isPlain(query) ? await readCount(shop, query) : null;
  const inOrder = known !== null && (await isMetSoon(shop, known, cut.skipped + cut.perPage));
  return {
    ids: await readPage(filterProducts(shop, query, groups, inOrder), cut),
    total: known ?? (await countAll(filterProducts(shop, query, groups))),
  };
}

/** When nothing but one category or one tag is asked for, its term knows how many there are. */
async function readCount(
  shop: Shop,
  { category, tag, attributes, everyAttribute }: ListQuery,
): Promise<number | null> {
  if (attributes ?? everyAttribute) return null;
  if ((category === undefined) === (tag === undefined)) return null;
  const term = await findTerm(shop, category === undefined ? TAG : CATEGORY, category ?? tag ?? '');
  return term?.count ?? null;
}

/** Whether so many of a term's products come sooner than all of them are looked up. */
async function isMetSoon({ queries }: Shop, count: number, wanted: number): Promise<boolean> {
  const { last } = await queries
    .selectFrom('products')
    .select((eb) => eb.fn.max('id').as('last'))
    .executeTakeFirstOrThrow();
  return count * count > wanted * last;
}

async function readPage(products: Products, { sort, perPage, skipped }: Cut): Promise<readonly number[]> {
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
