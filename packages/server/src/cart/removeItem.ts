import { inTransaction } from '../db/inTransaction.ts';
import type { Shop } from '../Shop.ts';
import { isItemKey } from './itemKey.ts';
import { MOST_LINES, MOST_REMOVED } from './limits.ts';
import { touchSession } from './session.ts';

/** Takes a line out; it stays aside so that it can be put back. False when there is no such line. */
export const removeItem = (shop: Shop, customerId: string, key: string): Promise<boolean> =>
  inTransaction(shop, async (within) => {
    if (!isItemKey(key) || !(await touchSession(within, customerId))) return false;
    const { numUpdatedRows } = await within.queries
      .updateTable('cart_items')
      .set({ removed_at: within.now() })
      .where('customer_id', '=', customerId)
      .where('item_key', '=', key)
      .where('removed_at', 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows > 0n) await forgetRemoved(within, customerId);
    return numUpdatedRows > 0n;
  });

/** Of the lines that were taken out only the newest stay: a cart grows without end otherwise. */
export async function forgetRemoved({ queries }: Shop, customerId: string): Promise<void> {
  await queries
    .deleteFrom('cart_items')
    .where('customer_id', '=', customerId)
    .where('item_key', 'in', (eb) =>
      eb
        .selectFrom('cart_items as old')
        .select('old.item_key')
        .where('old.customer_id', '=', customerId)
        .where('old.removed_at', 'is not', null)
        .orderBy('old.removed_at', 'desc')
        .orderBy('old.item_key')
        // SQLite has no offset without a limit.
        .limit(MOST_LINES + MOST_REMOVED)
        .offset(MOST_REMOVED),
    )
    .execute();
}
