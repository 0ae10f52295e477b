import { inTransaction } from '../db/inTransaction.ts';
import type { Shop } from '../Shop.ts';
import { SALES_REFRESHED } from './limits.ts';
import { writeGroupPrice } from './list/groupPrices.ts';
import { priceColumns } from './priceRange.ts';
import { readProduct } from './readProduct.ts';
import { refreshParents } from './refreshParents.ts';

/** Takes in the sales that began or ended since lists were last sorted by price. Costs one look at an index when none did. */
export async function refreshPrices(shop: Shop): Promise<void> {
  const due = await readDue(shop);
  if (due.length > 0) await inTransaction(shop, refreshDue);
}

const readDue = ({ queries, now }: Shop) =>
  queries
    .selectFrom('products')
    .select(['id', 'type', 'parent_id'])
    // No order: by id, SQLite would walk through all products instead of the index of what is due.
    .where('price_until', '<=', now())
    .limit(SALES_REFRESHED)
    .execute();

async function refreshDue(shop: Shop): Promise<void> {
  const due = (await readDue(shop)).sort((a, b) => a.id - b.id);
  for (const { id } of due) {
    const row = await shop.queries.selectFrom('products').selectAll().where('id', '=', id).executeTakeFirst();
    if (!row || row.type === 'variable') continue;
    if (row.type === 'grouped') {
      await writeGroupPrice(shop, readProduct(row));
      continue;
    }
    await shop.queries
      .updateTable('products')
      .set(priceColumns([readProduct(row)], shop.now()))
      .where('id', '=', id)
      .execute();
  }
  await refreshParents(shop, [
    ...new Set(due.map(({ id, type, parent_id }) => (type === 'variable' ? id : (parent_id ?? id)))),
  ]);
}
