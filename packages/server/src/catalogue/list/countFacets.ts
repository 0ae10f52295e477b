import { sql } from 'kysely';
import type { Shop } from '../../Shop.ts';
import { groupBy } from '../../search/groupBy.ts';
import { refreshPrices } from '../refreshPrices.ts';
import { readTerm, type Term } from '../terms/Term.ts';
import { filterProducts, usesPrices } from './filterProducts.ts';
import { findFilterTerms } from './findFilterTerms.ts';
import type { ListFilter } from './ListQuery.ts';

export interface Facets {
  readonly total: number;
  /** taxonomy -> its terms that products of the list have; count is within the list. */
  readonly terms: Readonly<Record<string, readonly Term[]>>;
  readonly minPrice: number | null;
  readonly maxPrice: number | null;
  readonly inStock: number;
  readonly onSale: number;
  readonly featured: number;
}

const NOTHING: Facets = {
  total: 0,
  terms: {},
  minPrice: null,
  maxPrice: null,
  inStock: 0,
  onSale: 0,
  featured: 0,
};

/** By what a list can be narrowed, and how many would be left. */
export async function countFacets(shop: Shop, filter: ListFilter = {}): Promise<Facets> {
  const groups = await findFilterTerms(shop, filter);
  if (!groups) return NOTHING;
  if (usesPrices(filter)) await refreshPrices(shop);
  const products = filterProducts(shop, filter, groups);
  const numbers = await products
    .select((eb) => [
      eb.fn.countAll<number>().as('total'),
      eb.fn.min('price_min').as('minPrice'),
      eb.fn.max('price_max').as('maxPrice'),
      eb.fn.coalesce(eb.fn.sum<number>('is_on_sale'), sql<number>`0`).as('onSale'),
      eb.fn.coalesce(eb.fn.sum<number>('is_featured'), sql<number>`0`).as('featured'),
      sql<number>`coalesce(sum(case when stock_status <> 'outofstock' then 1 else 0 end), 0)`.as('inStock'),
    ])
    .executeTakeFirstOrThrow();
  const rows = await shop.queries
    .with('counted', (db) =>
      db
        .selectFrom('product_terms')
        .select((eb) => ['term_id', eb.fn.countAll<number>().as('within')])
        .where('product_id', 'in', products.select('products.id'))
        .groupBy('term_id'),
    )
    .selectFrom('counted')
    .innerJoin('terms', 'terms.id', 'counted.term_id')
    .selectAll('terms')
    .select('counted.within')
    .orderBy('terms.position')
    .orderBy('terms.name')
    .execute();
  const terms = rows.map(({ within, ...row }) => ({ ...readTerm(row), count: within }));
  return { ...numbers, terms: Object.fromEntries(groupBy(terms, ({ taxonomy }) => taxonomy)) };
}
