import type { ShopSettings } from '@vitrine/contract/shop';
import { inTransaction } from '../db/inTransaction.ts';
import type { Coupon } from '../pricing/coupons.ts';
import type { CouponFault } from '../pricing/whyInvalid.ts';
import type { Shop } from '../Shop.ts';
import { couponTexts } from './couponTexts.ts';
import type { HeldCoupon } from './readCoupons.ts';
import type { Tell } from '../notices/notices.ts';

/** The coupons that count. Others leave the cart, and the visitor is told once. */
export async function dropInvalid(
  shop: Shop,
  customerId: string,
  held: readonly HeldCoupon[],
  faultOf: (coupon: Coupon) => CouponFault | null,
  money: ShopSettings['money'],
  tell: Tell,
): Promise<readonly Coupon[]> {
  const valid: Coupon[] = [];
  for (const { code, coupon } of held) {
    const fault = coupon && faultOf(coupon);
    if (coupon && fault === null) valid.push(coupon);
    else {
      const html = coupon && fault ? couponTexts.fault(fault, coupon, money) : couponTexts.invalidNow(code);
      await inTransaction(shop, (within) => drop(within, customerId, code, html, tell));
    }
  }
  return valid;
}

async function drop(shop: Shop, customerId: string, code: string, html: string, tell: Tell): Promise<void> {
  const { numDeletedRows } = await shop.queries
    .deleteFrom('cart_coupons')
    .where('customer_id', '=', customerId)
    .where('code', '=', code)
    .executeTakeFirst();
  if (numDeletedRows > 0n) await tell(shop, html);
}
