import { inTransaction } from '../db/inTransaction.ts';
import { indexProducts } from './indexing/indexProducts.ts';
import type { Shop } from '../Shop.ts';
import { makeGroupsDue } from './list/groupPrices.ts';
import { lockProduct } from './lockProduct.ts';
import type { Product } from './Product.ts';
import { refreshParents } from './refreshParents.ts';
import { conflict, notFound, type Saved, type SaveOptions } from '../input/Saved.ts';
import { keepCounts } from './terms/keepCounts.ts';

export interface DeleteOptions extends SaveOptions {
  /** Gone, with its variations and reviews; otherwise it goes to the trash, from where it can be taken back. */
  readonly forGood?: boolean;
}

export function deleteProduct(
  shop: Shop,
  id: number,
  { forGood = false, expectedVersion }: DeleteOptions = {},
): Promise<Saved<{ readonly id: number }>> {
  return inTransaction(shop, async (within) => {
    const product = await lockProduct(within, id);
    if (!product) return notFound('This product is not there.');
    if (expectedVersion !== undefined && expectedVersion !== product.version)
      return conflict(product.version);
    const ids = await keepCounts(within, [id], async () => {
      const result = forGood ? await remove(within, product) : await trash(within, product);
      return { result, ids: [id] };
    });
    if (product.parentId !== null) await refreshParents(within, [product.parentId]);
    await makeGroupsDue(within, [id]);
    await indexProducts(within, product.parentId === null ? ids : [...ids, product.parentId]);
    return { ok: true, id };
  });
}

async function trash({ queries, now }: Shop, { id, version }: Product): Promise<readonly number[]> {
  await queries
    .updateTable('products')
    .set({ status: 'trash', version: version + 1, updated_at: now() })
    .where('id', '=', id)
    .execute();
  return [id];
}

async function remove({ queries }: Shop, { id }: Product): Promise<readonly number[]> {
  const gone = await queries
    .deleteFrom('products')
    .where((eb) => eb.or([eb('id', '=', id), eb('parent_id', '=', id)]))
    .returning('id')
    .execute();
  const ids = gone.map((row) => row.id);
  await queries.deleteFrom('product_terms').where('product_id', 'in', ids).execute();
  await queries.deleteFrom('reviews').where('product_id', 'in', ids).execute();
  return ids;
}
