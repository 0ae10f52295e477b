import { inTransaction } from '../../db/inTransaction.ts';
import type { Shop } from '../../Shop.ts';
import { INDEX_BATCH } from '../../search/limits.ts';
import { readProductEntries } from './readEntries.ts';
import { writeEntries } from '../../search/writeEntries.ts';

/**
 * Brings the search index in line with these products: call it in the transaction that changes them, after the change.
 * What is gone or hidden leaves the index; a variation counts for its parent.
 */
export async function indexProducts(shop: Shop, ids: readonly number[]): Promise<void> {
  const asked = [...new Set(ids)].sort((a, b) => a - b);
  for (let at = 0; at < asked.length; at += INDEX_BATCH) {
    const batch = asked.slice(at, at + INDEX_BATCH);
    await inTransaction(shop, (within) => indexBatch(within, batch));
  }
}

async function indexBatch(shop: Shop, asked: readonly number[]): Promise<void> {
  const ids = await lockWithParents(shop, asked);
  await writeEntries(shop, ['product'], ids, await readProductEntries(shop, ids));
}

/**
 * The products with the parents of variations among them. PostgreSQL: two that change variations of one product
 * would each index it without the other's change, so the second waits.
 */
async function lockWithParents(
  { kind, queries }: Shop,
  asked: readonly number[],
): Promise<readonly number[]> {
  const parents = await queries
    .selectFrom('products')
    .select('parent_id')
    .where('id', 'in', asked)
    .where('parent_id', 'is not', null)
    .distinct()
    .execute();
  const ids = [...new Set([...asked, ...parents.flatMap(({ parent_id }) => parent_id ?? [])])];
  if (kind === 'postgres')
    await queries
      .selectFrom('products')
      .select('id')
      .where('id', 'in', ids)
      .orderBy('id')
      .forUpdate()
      .execute();
  return ids;
}
