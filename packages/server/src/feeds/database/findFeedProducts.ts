import { type RawBuilder, sql } from 'kysely';
import type { Product } from '../../catalogue/Product.ts';
import { readProduct } from '../../catalogue/readProduct.ts';
import type { FeedContext } from '../FeedContext.ts';
import { FEED_MOST, FEED_POSTS } from '../limits.ts';
import { idList, inOrderOf, sortDirection } from './order.ts';
import { hasTerm, termIds } from './terms.ts';

/** Names of orders in documents, and what each sorts by. */
const ORDERS = {
  ID: sql`id`,
  date: sql`created_at`,
  modified: sql`updated_at`,
  title: sql`name`,
  name: sql`slug`,
  menu_order: sql`position`,
  price: sql`coalesce(price_min, sale_price, regular_price)`,
  popularity: sql`total_sales`,
  rating: sql`rating`,
  rand: sql`random()`,
} as const;

/** What documents call the same. */
const SAME: Readonly<Record<string, keyof typeof ORDERS>> = {
  meta_num__regular_price: 'price',
  meta_num__sale_price: 'price',
  meta_num_total_sales: 'popularity',
  comment_count: 'rating',
  meta_num__featured: 'ID',
};

function orderOf({ wire }: FeedContext) {
  const named = wire.text('sortBy');
  const name = SAME[named] ?? named;
  return Object.hasOwn(ORDERS, name) ? ORDERS[name as keyof typeof ORDERS] : ORDERS.ID;
}

/** Of what visitors find in the catalogue. */
export async function findFeedProducts(context: FeedContext): Promise<readonly Product[]> {
  const { shop, wire } = context;
  const specific = idList(wire.list('list', 'ids')).slice(0, FEED_MOST);
  let query = shop.queries
    .selectFrom('products')
    .selectAll()
    .where('status', '=', 'publish')
    .where('type', 'in', ['simple', 'variable', 'grouped', 'external'])
    .where('visibility', 'in', ['visible', 'catalog'])
    .orderBy(orderOf(context), sortDirection(wire))
    .orderBy('id', sortDirection(wire))
    .limit(mostOf(context));
  if (specific.length > 0) query = query.where('id', 'in', specific);
  for (const [column, comparison, amount] of priceBounds(context))
    query = query.where(column, comparison, amount);
  for (const filter of await filtersOf(context)) query = query.where(filter);
  const products = (await query.execute()).map(readProduct);
  return specific.length > 0 ? inOrderOf(products, specific) : products;
}

async function filtersOf({ shop, wire }: FeedContext): Promise<readonly RawBuilder<boolean>[]> {
  const categories = wire.list('category', 'categories');
  const tags = wire.list('tags');
  return [
    ...(wire.flag('featuredOnly') ? [sql<boolean>`is_featured = 1`] : []),
    ...(wire.flag('inStockOnly') ? [sql<boolean>`stock_status <> 'outofstock'`] : []),
    ...(wire.flag('onSaleOnly', 'saleOnly', 'onSale') ? [isOnSale(shop.now())] : []),
    ...(categories.length > 0 ? [hasTerm('product', await termIds(shop, 'product_cat', categories))] : []),
    ...(tags.length > 0 ? [hasTerm('product', await termIds(shop, 'product_tag', tags))] : []),
  ];
}

const mostOf = ({ wire }: FeedContext): number => {
  const most = Math.trunc(wire.number('maxProducts') ?? FEED_POSTS);
  return most > 0 ? Math.min(most, FEED_MOST) : FEED_MOST;
};

/** As catalogue/priceOf has it, of the product or of one of its variations. */
function isOnSale(nowMs: number) {
  const counts = (table: string) => sql<boolean>`(
    ${sql.ref(`${table}.sale_price`)} < ${sql.ref(`${table}.regular_price`)}
    and (${sql.ref(`${table}.sale_from`)} is null or ${sql.ref(`${table}.sale_from`)} <= ${nowMs})
    and (${sql.ref(`${table}.sale_to`)} is null or ${sql.ref(`${table}.sale_to`)} >= ${nowMs}))`;
  return sql<boolean>`(${counts('products')} or exists (
    select 1 from products as variation
    where variation.parent_id = products.id and variation.status = 'publish' and ${counts('variation')}))`;
}

type Bound = readonly ['regular_price' | 'sale_price', '>=' | '<=', number];

/** Amounts as people write them, in whole units of the money. */
function priceBounds({ wire, settings: { money } }: FeedContext): readonly Bound[] {
  const minor = (amount: number): number => Math.round(amount * 10 ** money.decimals);
  const bound = (name: string, column: Bound[0], comparison: Bound[1]): readonly Bound[] => {
    const amount = wire.number(name);
    return amount === null || !Number.isSafeInteger(minor(amount))
      ? []
      : [[column, comparison, minor(amount)]];
  };
  return [
    ...bound('regPriceFrom', 'regular_price', '>='),
    ...bound('regPriceTo', 'regular_price', '<='),
    ...bound('salePriceFrom', 'sale_price', '>='),
    ...bound('salePriceTo', 'sale_price', '<='),
  ];
}
