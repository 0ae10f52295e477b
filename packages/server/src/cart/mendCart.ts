import type { ShopSettings } from '@vitrine/contract/shop';
import { inTransaction } from '../db/inTransaction.ts';
import type { CartNotice } from '../notices/CartNotice.ts';
import { type Tell, tellNext } from '../notices/notices.ts';
import type { Shop } from '../Shop.ts';
import type { Cart } from './Cart.ts';
import { couponFault } from './couponFault.ts';
import { type LostCoupon, type LostParts, readCart } from './readCart.ts';
import type { CartItem } from './readItems.ts';
import type { Bought } from './stockRules.ts';

/** The cart for a page: what had to leave it has left it, and the visitor is told by the next full page. */
export async function tidyCart(shop: Shop, customerId: string | null, settings: ShopSettings): Promise<Cart> {
  const cart = await readCart(shop, customerId, settings);
  if (customerId !== null) await mendCart(shop, customerId, cart.lost);
  return cart;
}

/** Takes out of a cart what does not count. Of two that do it at once, one tells. */
export async function mendCart(
  shop: Shop,
  customerId: string,
  { items, coupons }: LostParts,
  tell: Tell = tellNext(customerId),
): Promise<void> {
  if (items.length > 0) await dropItems(shop, customerId, items, tell);
  for (const coupon of coupons)
    await inTransaction(shop, (within) => dropCoupon(within, customerId, coupon, tell));
}

export const dropItems = (
  shop: Shop,
  customerId: string,
  gone: readonly CartItem[],
  tell: Tell,
): Promise<void> =>
  inTransaction(shop, async (within) => {
    const dropped = await within.queries
      .deleteFrom('cart_items')
      .where('customer_id', '=', customerId)
      .where(
        'item_key',
        'in',
        gone.map(({ key }) => key),
      )
      .where('removed_at', 'is', null)
      .returning('item_key')
      .execute();
    for (const { item_key: key } of dropped) {
      const bought = gone.find((item) => item.key === key)?.bought;
      await tell(within, lostItem(bought ?? null));
    }
  });

/** What is told of a line that had to leave the cart. */
export const lostItem = (bought: Bought | null): CartNotice =>
  bought
    ? { code: 'no_longer_sold', product: (bought.parent ?? bought.product).name }
    : { code: 'item_gone' };

export const lostCoupon = ({ code, coupon, fault }: LostCoupon): CartNotice =>
  coupon && fault ? couponFault(fault, coupon) : { code: 'coupon_gone', coupon: code };

async function dropCoupon(shop: Shop, customerId: string, lost: LostCoupon, tell: Tell): Promise<void> {
  const { numDeletedRows } = await shop.queries
    .deleteFrom('cart_coupons')
    .where('customer_id', '=', customerId)
    .where('code', '=', lost.code)
    .executeTakeFirst();
  if (numDeletedRows === 0n) return;
  await tell(shop, lostCoupon(lost));
}
