import type { ShopSettings } from '@vitrine/contract/shop';
import { inTransaction } from '../db/inTransaction.ts';
import { type Tell, tellNext } from '../notices/notices.ts';
import type { Shop } from '../Shop.ts';
import type { Cart } from './Cart.ts';
import { cartTexts } from './cartTexts.ts';
import { couponTexts } from './couponTexts.ts';
import { type LostCoupon, type LostParts, readCart } from './readCart.ts';
import type { CartItem } from './readItems.ts';

type Money = ShopSettings['money'];

/** The cart for a page: what had to leave it has left it, and the visitor is told by the next full page. */
export async function tidyCart(shop: Shop, customerId: string | null, settings: ShopSettings): Promise<Cart> {
  const cart = await readCart(shop, customerId, settings);
  if (customerId !== null) await mendCart(shop, customerId, cart.lost, settings.money);
  return cart;
}

/** Takes out of a cart what does not count. Of two that do it at once, one tells. */
export async function mendCart(
  shop: Shop,
  customerId: string,
  { items, coupons }: LostParts,
  money: Money,
  tell: Tell = tellNext(customerId),
): Promise<void> {
  if (items.length > 0) await dropItems(shop, customerId, items, tell);
  for (const coupon of coupons)
    await inTransaction(shop, (within) => dropCoupon(within, customerId, coupon, money, tell));
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
      const html = bought ? cartTexts.noLongerSold((bought.parent ?? bought.product).name) : cartTexts.gone;
      await tell(within, html);
    }
  });

async function dropCoupon(
  shop: Shop,
  customerId: string,
  { code, coupon, fault }: LostCoupon,
  money: Money,
  tell: Tell,
): Promise<void> {
  const { numDeletedRows } = await shop.queries
    .deleteFrom('cart_coupons')
    .where('customer_id', '=', customerId)
    .where('code', '=', code)
    .executeTakeFirst();
  if (numDeletedRows === 0n) return;
  await tell(shop, coupon && fault ? couponTexts.fault(fault, coupon, money) : couponTexts.invalidNow(code));
}
