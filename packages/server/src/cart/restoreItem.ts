import { inTransaction } from '../db/inTransaction.ts';
import type { Shop } from '../Shop.ts';
import { MOST_LINES } from './limits.ts';
import { readItems } from './readItems.ts';
import { touchSession } from './session.ts';
import { mostPiecesFor } from './mostPiecesFor.ts';
import { isForSale } from './stockRules.ts';

/** Puts a line back that was taken out, as far as there is stock. False when there is no such line, or no piece of it. */
export const restoreItem = (shop: Shop, customerId: string, key: string): Promise<boolean> =>
  inTransaction(shop, async (within) => {
    if (!(await touchSession(within, customerId))) return false;
    const items = await readItems(within, customerId);
    const item = items.find((one) => one.key === key && one.isRemoved);
    if (!item?.bought || !isForSale(item.bought)) return false;
    const rest = items.filter((one) => !one.isRemoved);
    if (rest.length >= MOST_LINES) return false;
    const quantity = Math.min(item.quantity, mostPiecesFor(item.bought, rest));
    if (quantity <= 0) return false;
    await within.queries
      .updateTable('cart_items')
      .set({ removed_at: null, quantity })
      .where('customer_id', '=', customerId)
      .where('item_key', '=', key)
      .execute();
    return true;
  });
