import type { Shop } from '../Shop.ts';
import type { Product } from './Product.ts';
import { readProduct } from './readProduct.ts';

/** The product as it is now; nobody else changes it until the transaction ends. SQLite has one writer anyway. */
export async function lockProduct({ kind, queries }: Shop, id: number): Promise<Product | null> {
  const row = await queries
    .selectFrom('products')
    .selectAll()
    .where('id', '=', id)
    .$if(kind === 'postgres', (query) => query.forUpdate())
    .executeTakeFirst();
  return row ? readProduct(row) : null;
}
