import { sql } from 'kysely';
import { holdsText } from '../../db/holdsText.ts';
import type { Shop } from '../../Shop.ts';
import { readProduct } from '../readProduct.ts';
import type { Product, ProductStatus, ProductType, StockStatus } from '../Product.ts';
import { refreshPrices } from '../refreshPrices.ts';
import { findFilterTerms } from './findFilterTerms.ts';

export type ProductSort = 'id' | 'name' | 'price' | 'sales' | 'stock' | 'createdAt' | 'updatedAt';

export interface AllProductsQuery {
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
  readonly sort: { readonly field: ProductSort; readonly isDescending: boolean };
  readonly page: number;
  readonly perPage: number;
}

export interface ProductRow {
  readonly product: Product;
  readonly priceMin: number | null;
  readonly priceMax: number | null;
  readonly isOnSale: boolean;
}

const COLUMNS: Readonly<Record<ProductSort, string>> = {
  id: 'id',
  name: 'name',
  price: 'price_min',
  sales: 'total_sales',
  stock: 'stock_quantity',
  createdAt: 'created_at',
  updatedAt: 'updated_at',
};

/** For those who work on the catalogue: whatever the status and wherever it is shown. */
export async function listAllProducts(
  shop: Shop,
  query: AllProductsQuery,
): Promise<{ readonly items: readonly ProductRow[]; readonly total: number }> {
  const groups = await findFilterTerms(shop, { category: query.category, tag: query.tag });
  if (!groups) return { items: [], total: 0 };
  await refreshPrices(shop);
  const found = filtered(shop, query, groups);
  const { total } = await found
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const way = query.sort.isDescending ? sql`desc nulls last` : sql`asc nulls first`;
  const rows = await found
    .selectAll()
    .orderBy(sql`${sql.ref(COLUMNS[query.sort.field])} ${way}`)
    .orderBy('id', query.sort.isDescending ? 'desc' : 'asc')
    .limit(query.perPage)
    .offset((query.page - 1) * query.perPage)
    .execute();
  const items = rows.map((row) => ({
    product: readProduct(row),
    priceMin: row.price_min,
    priceMax: row.price_max,
    isOnSale: row.is_on_sale === 1,
  }));
  return { items, total };
}

function filtered({ queries }: Shop, query: AllProductsQuery, groups: readonly (readonly number[])[]) {
  const { search, status, type, stockStatus, featured, onSale, minPrice, maxPrice } = query;
  let found = queries.selectFrom('products').where('type', '<>', 'variation');
  for (const ids of groups)
    found = found.where('products.id', 'in', (eb) =>
      eb.selectFrom('product_terms').select('product_id').where('term_id', 'in', ids),
    );
  found = status === undefined ? found.where('status', '<>', 'trash') : found.where('status', '=', status);
  if (search) found = found.where(holdsText(['name', 'sku', 'slug'], search));
  if (type !== undefined) found = found.where('type', '=', type);
  if (stockStatus !== undefined) found = found.where('stock_status', '=', stockStatus);
  if (featured !== undefined) found = found.where('is_featured', '=', Number(featured));
  if (onSale !== undefined) found = found.where('is_on_sale', '=', Number(onSale));
  if (minPrice !== undefined) found = found.where('price_max', '>=', minPrice);
  if (maxPrice !== undefined) found = found.where('price_min', '<=', maxPrice);
  return found;
}
