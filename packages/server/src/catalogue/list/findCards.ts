import type { Selectable } from 'kysely';
import { preparedList } from '../../db/prepared.ts';
import type { Schema } from '../../db/Schema.ts';
import type { Shop } from '../../Shop.ts';
import type { Product, ProductStatus, ProductType, StockStatus } from '../Product.ts';
import { type Listed, withPrices } from './listedProducts.ts';

/** What a tile of a list, or a row of live search, looks at. */
export type CardProduct = Pick<
  Product,
  | 'id'
  | 'type'
  | 'status'
  | 'slug'
  | 'sku'
  | 'name'
  | 'regularPrice'
  | 'salePrice'
  | 'saleFrom'
  | 'saleTo'
  | 'stockStatus'
  | 'taxStatus'
  | 'taxClass'
  | 'imageId'
  | 'groupedIds'
  | 'externalUrl'
  | 'buttonText'
  | 'rating'
  | 'reviewCount'
>;

const COLUMNS = [
  'id',
  'type',
  'status',
  'slug',
  'sku',
  'name',
  'regular_price',
  'sale_price',
  'sale_from',
  'sale_to',
  'stock_status',
  'tax_status',
  'tax_class',
  'image_id',
  'grouped_ids',
  'external_url',
  'button_text',
  'rating',
  'review_count',
] as const;
type Row = Pick<Selectable<Schema['products']>, (typeof COLUMNS)[number]>;

const rowsOf = preparedList<number, Row>((queries, ids) =>
  queries.selectFrom('products').select(COLUMNS).where('id', 'in', ids),
);

/** As `findListed`, without what lists do not show: the rows of a page are most of what a list costs. */
export async function findCards(shop: Shop, ids: readonly number[]): Promise<readonly Listed<CardProduct>[]> {
  if (ids.length === 0) return [];
  const byId = new Map((await rowsOf(shop, ids)).map((row) => [row.id, row]));
  const products = ids.flatMap((id) => {
    const row = byId.get(id);
    return row ? [readCard(row)] : [];
  });
  return withPrices(shop, products);
}

const readCard = (row: Row): CardProduct => ({
  id: row.id,
  type: row.type as ProductType,
  status: row.status as ProductStatus,
  slug: row.slug,
  sku: row.sku,
  name: row.name,
  regularPrice: row.regular_price,
  salePrice: row.sale_price,
  saleFrom: row.sale_from,
  saleTo: row.sale_to,
  stockStatus: row.stock_status as StockStatus,
  taxStatus: row.tax_status as Product['taxStatus'],
  taxClass: row.tax_class,
  imageId: row.image_id,
  groupedIds: JSON.parse(row.grouped_ids) as number[],
  externalUrl: row.external_url,
  buttonText: row.button_text,
  rating: row.rating,
  reviewCount: row.review_count,
});
