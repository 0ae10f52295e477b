import { inTransaction } from '../db/inTransaction.ts';
import type { Shop } from '../Shop.ts';

/** Everything out for good: lines, those set aside, coupons, and the chosen shipping. */
export const emptyCart = (shop: Shop, customerId: string): Promise<void> =>
  inTransaction(shop, async ({ queries, now }) => {
    await queries
      .updateTable('shop_sessions')
      .set({ shipping: '[]', updated_at: now() })
      .where('customer_id', '=', customerId)
      .execute();
    await queries.deleteFrom('cart_items').where('customer_id', '=', customerId).execute();
    await queries.deleteFrom('cart_coupons').where('customer_id', '=', customerId).execute();
  });
