import { type ExpressionBuilder, type RawBuilder, sql } from 'kysely';
import type { Schema } from '../../db/Schema.ts';
import type { Shop } from '../../Shop.ts';
import type { StockStatus } from '../Product.ts';
import { refreshPrices } from '../refreshPrices.ts';
import { filterProducts, lowestRating, usesPrices } from './filterProducts.ts';
import { findFilterTerms } from './findFilterTerms.ts';
import type { ListFilter } from './ListQuery.ts';

/** What a list comes to. */
export interface ListNumbers {
  readonly total: number;
  readonly minPrice: number | null;
  readonly maxPrice: number | null;
  readonly inStock: number;
  readonly stock: Readonly<Record<StockStatus, number>>;
  /** Of one star, of two, …: averages are rounded to them. */
  readonly ratings: readonly number[];
  readonly onSale: number;
  readonly featured: number;
}

export const NO_NUMBERS: ListNumbers = {
  total: 0,
  minPrice: null,
  maxPrice: null,
  inStock: 0,
  stock: { instock: 0, onbackorder: 0, outofstock: 0 },
  ratings: [0, 0, 0, 0, 0],
  onSale: 0,
  featured: 0,
};

/** One look at the products of a list, for all of it. */
export async function countNumbers(shop: Shop, filter: ListFilter): Promise<ListNumbers> {
  const groups = await findFilterTerms(shop, filter);
  if (!groups) return NO_NUMBERS;
  if (usesPrices(filter)) await refreshPrices(shop);
  const products = filterProducts(shop, filter, groups);
  return readNumbers(await products.select(selectNumbers).executeTakeFirstOrThrow());
}

const countWhere = (condition: RawBuilder<unknown>) =>
  sql<number>`coalesce(sum(case when ${condition} then 1 else 0 end), 0)`;

const countStars = (stars: number) =>
  countWhere(sql`rating >= ${lowestRating(stars)} and rating < ${lowestRating(stars + 1)}`);

export const selectNumbers = (eb: ExpressionBuilder<Schema, 'products'>) => [
  eb.fn.countAll<number>().as('total'),
  eb.fn.min('price_min').as('minPrice'),
  eb.fn.max('price_max').as('maxPrice'),
  countWhere(sql`is_on_sale = 1`).as('onSale'),
  countWhere(sql`is_featured = 1`).as('featured'),
  countWhere(sql`stock_status = 'instock'`).as('instock'),
  countWhere(sql`stock_status = 'onbackorder'`).as('onbackorder'),
  countWhere(sql`stock_status = 'outofstock'`).as('outofstock'),
  countStars(1).as('stars1'),
  countStars(2).as('stars2'),
  countStars(3).as('stars3'),
  countStars(4).as('stars4'),
  countStars(5).as('stars5'),
];

type Counted = Pick<ListNumbers, 'total' | 'minPrice' | 'maxPrice' | 'onSale' | 'featured'> &
  Readonly<Record<StockStatus | `stars${1 | 2 | 3 | 4 | 5}`, number>>;

export const readNumbers = ({
  total,
  minPrice,
  maxPrice,
  onSale,
  featured,
  instock,
  onbackorder,
  outofstock,
  ...stars
}: Counted): ListNumbers => ({
  total,
  minPrice,
  maxPrice,
  onSale,
  featured,
  inStock: instock + onbackorder,
  stock: { instock, onbackorder, outofstock },
  ratings: [stars.stars1, stars.stars2, stars.stars3, stars.stars4, stars.stars5],
});
