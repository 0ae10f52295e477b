import { emptyCart } from '../cart/emptyCart.ts';
import type { Shop } from '../Shop.ts';

/** What was bought leaves the cart; the next purchase of the same things is another one. */
export async function closeCart(shop: Shop, customerId: string): Promise<void> {
  await emptyCart(shop, customerId);
  await shop.queries
    .updateTable('shop_sessions')
    .set((eb) => ({ orders_placed: eb('orders_placed', '+', 1) }))
    .where('customer_id', '=', customerId)
    .execute();
}
