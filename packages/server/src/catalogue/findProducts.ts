import type { Selectable } from 'kysely';
import { preparedList } from '../db/prepared.ts';
import type { Schema } from '../db/Schema.ts';
import type { Shop } from '../Shop.ts';
import type { Product } from './Product.ts';
import { readProduct } from './readProduct.ts';

const rowsOf = preparedList<number, Selectable<Schema['products']>>((queries, ids) =>
  queries.selectFrom('products').selectAll().where('id', 'in', ids),
);

/** The products and variations of these ids, in their order; unknown ids are left out. */
export async function findProducts(shop: Shop, ids: readonly number[]): Promise<readonly Product[]> {
  if (ids.length === 0) return [];
  const rows = await rowsOf(shop, ids);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    return row ? [readProduct(row)] : [];
  });
}

export const findProduct = async (shop: Shop, id: number): Promise<Product | null> =>
  (await findProducts(shop, [id]))[0] ?? null;

export async function findProductBySlug({ queries }: Shop, slug: string): Promise<Product | null> {
  const row = await queries.selectFrom('products').selectAll().where('slug', '=', slug).executeTakeFirst();
  return row ? readProduct(row) : null;
}
