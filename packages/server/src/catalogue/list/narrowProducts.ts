import { holdsText } from '../../db/holdsText.ts';
import type { Shop } from '../../Shop.ts';
import type { ProductStatus, ProductType, StockStatus } from '../Product.ts';
import { findFilterTerms } from './findFilterTerms.ts';

/** What those who work on the catalogue look for. */
export interface ProductNarrowing {
  readonly ids?: readonly number[] | undefined;
  /** A part of the name, the SKU or the slug. */
  readonly search?: string | undefined;
  /** Default: all but the trash. */
  readonly status?: ProductStatus | undefined;
  readonly type?: ProductType | undefined;
  readonly category?: string | undefined;
  readonly tag?: string | undefined;
  readonly stockStatus?: StockStatus | undefined;
  readonly featured?: boolean | undefined;
  readonly onSale?: boolean | undefined;
  readonly minPrice?: number | undefined;
  readonly maxPrice?: number | undefined;
}

export type Narrowed = Awaited<ReturnType<typeof narrowProducts>>;

/** Products, without variations, that fit; a query that is still to be asked. */
export async function narrowProducts(shop: Shop, query: ProductNarrowing) {
  const { ids, search, status, type, stockStatus, featured, onSale, minPrice, maxPrice } = query;
  const groups = await findFilterTerms(shop, { category: query.category, tag: query.tag });
  let found = shop.queries.selectFrom('products').where('type', '<>', 'variation');
  // A term that is not there has no products.
  if (!groups) found = found.where('id', '=', 0);
  for (const terms of groups ?? [])
    found = found.where('products.id', 'in', (eb) =>
      eb.selectFrom('product_terms').select('product_id').where('term_id', 'in', terms),
    );
  found = status === undefined ? found.where('status', '<>', 'trash') : found.where('status', '=', status);
  if (ids) found = found.where('id', 'in', [0, ...ids]);
  if (search) found = found.where(holdsText(['name', 'sku', 'slug'], search));
  if (type !== undefined) found = found.where('type', '=', type);
  if (stockStatus !== undefined) found = found.where('stock_status', '=', stockStatus);
  if (featured !== undefined) found = found.where('is_featured', '=', Number(featured));
  if (onSale !== undefined) found = found.where('is_on_sale', '=', Number(onSale));
  if (minPrice !== undefined) found = found.where('price_max', '>=', minPrice);
  if (maxPrice !== undefined) found = found.where('price_min', '<=', maxPrice);
  return found;
}

/** The ids of those that fit, the first of them. */
export async function findProductIds(
  shop: Shop,
  query: ProductNarrowing,
  most: number,
): Promise<readonly number[]> {
  const found = await narrowProducts(shop, query);
  const rows = await found.select('id').orderBy('id').limit(most).execute();
  return rows.map(({ id }) => id);
}
