import { sql } from 'kysely';
import { IN_CATALOGUE } from '../../db/migrations/0002-catalogue.ts';
import type { Shop } from '../../Shop.ts';

type Counts = ReadonlyMap<number, number>;

/**
 * Does work that changes where these products are filed, or whether lists show them, and brings the counts of the terms
 * along by the difference: counting a large category anew for each change would take longer than the change. Call it in
 * the transaction of the work.
 */
export async function keepCounts<T>(
  shop: Shop,
  productIds: readonly number[],
  work: () => Promise<{ readonly result: T; readonly ids: readonly number[] }>,
): Promise<T> {
  const before = await countedTerms(shop, productIds);
  const { result, ids } = await work();
  const after = await countedTerms(shop, ids);
  // In the order of ids: two changes at once then wait for each other instead of blocking each other.
  const changed = [...new Set([...before.keys(), ...after.keys()])].sort((a, b) => a - b);
  for (const id of changed) {
    const by = (after.get(id) ?? 0) - (before.get(id) ?? 0);
    if (by === 0) continue;
    await shop.queries
      .updateTable('terms')
      .set((eb) => ({ count: eb('count', '+', by) }))
      .where('id', '=', id)
      .execute();
  }
  return result;
}

/** How many of the products each term counts. */
async function countedTerms(shop: Shop, ids: readonly number[]): Promise<Counts> {
  return ids.length === 0 ? new Map() : readCounts(shop, sql`and product_id in (${sql.join(ids)})`);
}

async function readCounts({ queries }: Shop, which: ReturnType<typeof sql>): Promise<Counts> {
  const { rows } = await sql<{ readonly term_id: number; readonly count: number }>`
    with recursive filed (product_id, term_id) as (
      select product_id, term_id from product_terms join products on products.id = product_id
      where ${sql.raw(IN_CATALOGUE)} ${which}
      union
      select filed.product_id, terms.parent_id from filed join terms on terms.id = filed.term_id
      where terms.parent_id is not null
    )
    select term_id, count(*) as count from filed group by term_id`.execute(queries);
  return new Map(rows.map(({ term_id, count }) => [term_id, count]));
}

/** Counts everything anew: after many products at once, or when a category moved. */
export async function recountTerms(shop: Shop): Promise<void> {
  const counts = await readCounts(shop, sql``);
  const terms = await shop.queries.selectFrom('terms').select(['id', 'count']).orderBy('id').execute();
  for (const { id, count } of terms) {
    const right = counts.get(id) ?? 0;
    if (right === count) continue;
    await shop.queries.updateTable('terms').set({ count: right }).where('id', '=', id).execute();
  }
}
