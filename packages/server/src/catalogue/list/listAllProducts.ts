import { sql } from 'kysely';
import type { Shop } from '../../Shop.ts';
import { readProduct } from '../readProduct.ts';
import type { Product } from '../Product.ts';
import { refreshPrices } from '../refreshPrices.ts';
import { narrowProducts, type ProductNarrowing } from './narrowProducts.ts';

export type ProductSort = 'id' | 'name' | 'price' | 'sales' | 'stock' | 'createdAt' | 'updatedAt';

export interface AllProductsQuery extends ProductNarrowing {
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
  await refreshPrices(shop);
  const found = await narrowProducts(shop, query);
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
