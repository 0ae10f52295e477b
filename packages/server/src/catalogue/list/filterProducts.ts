import { type ExpressionBuilder, type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import type { Schema } from '../../db/Schema.ts';
import { IN_CATALOGUE } from '../../db/migrations/0002-catalogue.ts';
import type { Shop } from '../../Shop.ts';
import type { TermGroups } from './findFilterTerms.ts';
import type { ListFilter } from './ListQuery.ts';

const IN_SEARCH = IN_CATALOGUE.replace("'catalog'", "'search'");

export type Products = SelectQueryBuilder<Schema, 'products', object>;

/**
 * The products of a list, of which nothing is chosen yet. Those of a large category are met soon in the order of the list
 * (`inOrder`); those of a small one are better looked up. SQLite does not know which it is.
 */
export function filterProducts(
  shop: Shop,
  filter: ListFilter,
  groups: TermGroups,
  inOrder = false,
): Products {
  const shown = filter.visibility === 'search' ? IN_SEARCH : IN_CATALOGUE;
  let query: Products = shop.queries.selectFrom('products').where(sql<boolean>`${sql.raw(shown)}`);
  if (groups.length > FEW_GROUPS) query = query.where(filedUnderAll(shop, groups));
  else
    for (const ids of groups)
      query = query.where(({ exists, selectFrom, eb }) => {
        const filed = selectFrom('product_terms').where('term_id', 'in', ids);
        return inOrder
          ? exists(filed.select('term_id').whereRef('product_id', '=', 'products.id'))
          : eb('products.id', 'in', filed.select('product_id'));
      });
  if (filter.ids) query = query.where('products.id', 'in', filter.ids.length > 0 ? filter.ids : [0]);
  if (filter.minPrice !== undefined) query = query.where('price_max', '>=', filter.minPrice);
  if (filter.maxPrice !== undefined) query = query.where('price_min', '<=', filter.maxPrice);
  if (filter.ratings)
    query = query.where((eb) => eb.or((filter.ratings ?? []).map((stars) => hasStars(eb, stars))));
  if (filter.stock) query = query.where('stock_status', 'in', filter.stock);
  if (filter.featured !== undefined) query = query.where('is_featured', '=', Number(filter.featured));
  if (filter.onSale !== undefined) query = query.where('is_on_sale', '=', Number(filter.onSale));
  if (filter.inStock) query = query.where('stock_status', '<>', 'outofstock');
  return query;
}

/** Up to so many each is looked up by itself, which is faster when they are small. */
const FEW_GROUPS = 2;

/**
 * Products that are filed under a term of each group, by one look at all of them: with a query for each, PostgreSQL takes seconds to
 * think of the best order. It gets them as an array, made once: of tables that it does not know yet it may ask such a query for each
 * product. No term is in two groups: they are of other taxonomies, or single options.
 */
function filedUnderAll({ queries, kind }: Shop, groups: TermGroups): RawBuilder<boolean> {
  const cases = groups.map((ids, index) => sql`when term_id in (${sql.join(ids)}) then ${sql.lit(index)}`);
  const filed = queries
    .selectFrom('product_terms')
    .select('product_id')
    .where('term_id', 'in', groups.flat())
    .groupBy('product_id')
    .having(sql<number>`count(distinct case ${sql.join(cases, sql` `)} end)`, '=', groups.length);
  return kind === 'postgres'
    ? sql<boolean>`products.id = any(array(${filed}))`
    : sql<boolean>`products.id in (${filed})`;
}

const hasStars = (eb: ExpressionBuilder<Schema, 'products'>, stars: number) =>
  eb.and([eb('rating', '>=', lowestRating(stars)), eb('rating', '<', lowestRating(stars + 1))]);

/** Averages are hundredths of a star: from here on it is rounded to so many. */
export const lowestRating = (stars: number): number => stars * 100 - 50;

/** Whether nothing but a term, if that, narrows the catalogue. */
export const isPlain = (filter: ListFilter): boolean =>
  filter.visibility !== 'search' && NARROWING.every((name) => filter[name] === undefined);

const NARROWING = [
  'minPrice',
  'maxPrice',
  'featured',
  'onSale',
  'inStock',
  'stock',
  'ratings',
  'ids',
] as const;

/** Whether it looks at prices that change with time. */
export const usesPrices = ({ minPrice, maxPrice, onSale }: ListFilter): boolean =>
  minPrice !== undefined || maxPrice !== undefined || onSale !== undefined;
