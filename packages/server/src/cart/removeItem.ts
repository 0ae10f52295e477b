import { inTransaction } from '../db/inTransaction.ts';
import type { Shop } from '../Shop.ts';
import { isItemKey } from './itemKey.ts';
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
    return numUpdatedRows > 0n;
  });
