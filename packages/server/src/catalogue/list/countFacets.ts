import { type RawBuilder, sql } from 'kysely';
import type { Shop } from '../../Shop.ts';
import { groupBy } from '../../search/groupBy.ts';
import { refreshPrices } from '../refreshPrices.ts';
import { attributeTaxonomy, CATEGORY, readTerm, TAG, type Term } from '../terms/Term.ts';
import { countFiled } from './countFiled.ts';
import { filterProducts, isPlain, lowestRating, usesPrices } from './filterProducts.ts';
import { findFilterTerms } from './findFilterTerms.ts';
import type { ListFilter } from './ListQuery.ts';
import type { StockStatus } from '../Product.ts';

export interface Facets {
  readonly total: number;
  /** taxonomy -> its terms that products of the list have; count is within the list, with what is below the term. */
  readonly terms: Readonly<Record<string, readonly Term[]>>;
  readonly minPrice: number | null;
  readonly maxPrice: number | null;
  readonly inStock: number;
  readonly stock: Readonly<Record<StockStatus, number>>;
  /** Of one star, of two, …: averages are rounded to them. */
  readonly ratings: readonly number[];
  readonly onSale: number;
  readonly featured: number;
}

const NOTHING: Facets = {
  total: 0,
  terms: {},
  minPrice: null,
  maxPrice: null,
  inStock: 0,
  stock: { instock: 0, onbackorder: 0, outofstock: 0 },
  ratings: [0, 0, 0, 0, 0],
  onSale: 0,
  featured: 0,
};

/** By what a list can be narrowed, and how many would be left. */
export async function countFacets(shop: Shop, filter: ListFilter = {}): Promise<Facets> {
  const groups = await findFilterTerms(shop, filter);
  if (!groups) return NOTHING;
  if (usesPrices(filter)) await refreshPrices(shop);
  const products = filterProducts(shop, filter, groups);
  // When nothing narrows the catalogue, its terms know their numbers.
  const isWhole = isPlain(filter) && groups.length === 0;
  const { filed, ...counted } = await products
    .select((eb) => [
      eb.fn.countAll<number>().as('total'),
      eb.fn.min('price_min').as('minPrice'),
      eb.fn.max('price_max').as('maxPrice'),
      eb.fn.coalesce(eb.fn.sum<number>('is_on_sale'), sql<number>`0`).as('onSale'),
      eb.fn.coalesce(eb.fn.sum<number>('is_featured'), sql<number>`0`).as('featured'),
      countWhere(sql`stock_status = 'instock'`).as('instock'),
      countWhere(sql`stock_status = 'onbackorder'`).as('onbackorder'),
      countWhere(sql`stock_status = 'outofstock'`).as('outofstock'),
      ...STARS.map((stars) =>
        countWhere(sql`rating >= ${lowestRating(stars)} and rating < ${lowestRating(stars + 1)}`).as(
          `stars${stars}`,
        ),
      ),
      (isWhole ? sql<null>`null` : FILED).as('filed'),
    ])
    .executeTakeFirstOrThrow();
  const rows = await shop.queries
    .selectFrom('terms')
    .selectAll()
    .where((eb) =>
      eb.or([eb('taxonomy', 'in', [CATEGORY, TAG]), eb('taxonomy', 'like', attributeTaxonomy('%'))]),
    )
    .orderBy('position')
    .orderBy('name')
    .execute();
  const counts =
    filed === null ? null : countFiled(filed, new Map(rows.map((row) => [row.id, row.parent_id])));
  const terms = rows
    .map((row) => ({ ...readTerm(row), count: isWhole ? row.count : (counts?.get(row.id) ?? 0) }))
    .filter(({ count }) => count > 0);
  const { instock, onbackorder, outofstock, stars1, stars2, stars3, stars4, stars5, ...numbers } = counted;
  return {
    ...numbers,
    inStock: instock + onbackorder,
    stock: { instock, onbackorder, outofstock },
    ratings: [stars1, stars2, stars3, stars4, stars5],
    terms: Object.fromEntries(groupBy(terms, ({ taxonomy }) => taxonomy)),
  };
}

const STARS = [1, 2, 3, 4, 5] as const;

const countWhere = (condition: RawBuilder<unknown>) =>
  sql<number>`coalesce(sum(case when ${condition} then 1 else 0 end), 0)`;

/** The terms of every product of a list, as one text. */
const FILED = sql<string | null>`string_agg((
  select string_agg(cast(term_id as text), ',') from product_terms where product_id = products.id), ';')`;
