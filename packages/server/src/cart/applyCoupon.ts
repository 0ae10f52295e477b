import type { ShopSettings } from '@vitrine/contract/shop';
import { oneLine } from '../text/oneLine.ts';
import { inTransaction } from '../db/inTransaction.ts';
import type { CouponNotice } from '../notices/CartNotice.ts';
import { type Tell, tellNext } from '../notices/notices.ts';
import { allow, allowAddress, uncount, uncountAddress } from '../security/allow.ts';
import type { Shop } from '../Shop.ts';
import { couponFault } from './couponFault.ts';
import { dropItems } from './mendCart.ts';
import { judgeCoupons } from './judgeCoupons.ts';
import { LONGEST_CODE, MOST_COUPONS, WRONG_COUPONS, WRONG_COUPONS_BY_ADDRESS } from './limits.ts';
import { buyersOf, findCoupon, type HeldCoupon, readHeldCoupons } from './readCoupons.ts';
import { readItems } from './readItems.ts';
import { splitSold } from './soldItems.ts';
import { readSession, renewSession, userIdOf } from './session.ts';

/** said: told as well. */
export interface CouponAnswer {
  readonly ok: boolean;
  readonly said: CouponNotice;
}

const codeOf = (text: string): string => oneLine(text, LONGEST_CODE).toLowerCase();

/**
 * Puts a coupon to a cart, when it counts for it. One that stands alone takes the place of the others. Who tries codes that do not
 * exist is stopped: with enough tries one is found. address: where from; '' when it is not known.
 */
export async function applyCoupon(
  shop: Shop,
  customerId: string,
  written: string,
  settings: ShopSettings,
  address = '',
  tell: Tell = tellNext(customerId),
): Promise<CouponAnswer> {
  const code = codeOf(written);
  const mayTry =
    (await allowAddress(shop, 'coupon', address, WRONG_COUPONS_BY_ADDRESS)) &&
    (await allow(shop, `coupon:${customerId}`, WRONG_COUPONS));
  const answer = await inTransaction(shop, async (within) => {
    await renewSession(within, customerId);
    const fault: CouponNotice | null = mayTry
      ? await apply(within, { customerId, code, settings, tell })
      : { code: 'coupon_tries_exceeded' };
    const said = fault ?? { code: 'coupon_applied' };
    await tell(within, said);
    return { ok: fault === null, said };
  });
  if (mayTry && answer.said.code !== 'coupon_unknown') {
    await uncountAddress(shop, 'coupon', address, WRONG_COUPONS_BY_ADDRESS);
    await uncount(shop, `coupon:${customerId}`, WRONG_COUPONS);
  }
  return answer;
}

interface Application {
  readonly customerId: string;
  readonly code: string;
  readonly settings: ShopSettings;
  readonly tell: Tell;
}

/** null when it was put in, else why not. */
async function apply(
  shop: Shop,
  { customerId, code, settings, tell }: Application,
): Promise<CouponNotice | null> {
  if (!settings.coupons.on) return { code: 'coupons_off' };
  if (code === '') return { code: 'coupon_needed' };
  const coupon = await findCoupon(shop, code);
  if (!coupon) return { code: 'coupon_unknown', coupon: code };
  const held = await readHeldCoupons(shop, customerId);
  const clash = whyNotBeside(code, held);
  if (clash !== null) return clash;
  const { sold: items, gone } = splitSold(await readItems(shop, customerId));
  if (gone.length > 0) await dropItems(shop, customerId, gone, tell);
  const { billing } = await readSession(shop, customerId);
  const buyers = buyersOf(userIdOf(customerId), [billing.email]);
  const { faultOf } = await judgeCoupons(shop, [coupon], items, { buyers, emails: [] });
  const fault = faultOf(coupon);
  if (fault !== null) return couponFault(fault, coupon);
  if (coupon.isIndividual) await removeAll(shop, customerId);
  await insert(shop, customerId, code);
  return null;
}

function whyNotBeside(code: string, held: readonly HeldCoupon[]): CouponNotice | null {
  if (held.some((one) => one.code === code)) return { code: 'coupon_already_applied' };
  const alone = held.find(({ coupon }) => coupon?.isIndividual);
  if (alone) return { code: 'coupon_stands_alone', coupon: alone.code };
  return held.length >= MOST_COUPONS ? { code: 'coupons_full' } : null;
}

async function removeAll({ queries }: Shop, customerId: string): Promise<void> {
  await queries.deleteFrom('cart_coupons').where('customer_id', '=', customerId).execute();
}

async function insert({ queries, now }: Shop, customerId: string, code: string): Promise<void> {
  await queries
    .insertInto('cart_coupons')
    .values({ customer_id: customerId, code, added_at: now() })
    .onConflict((conflict) => conflict.columns(['customer_id', 'code']).doNothing())
    .execute();
}

/** Takes a coupon off a cart. */
export const removeCoupon = (
  shop: Shop,
  customerId: string,
  code: string,
  tell: Tell = tellNext(customerId),
): Promise<CouponAnswer> =>
  inTransaction(shop, async (within) => {
    const { numDeletedRows } = await within.queries
      .deleteFrom('cart_coupons')
      .where('customer_id', '=', customerId)
      .where('code', '=', codeOf(code))
      .executeTakeFirst();
    const ok = numDeletedRows > 0n;
    const said = { code: ok ? 'coupon_removed' : 'coupon_not_removed' } as const;
    await tell(within, said);
    return { ok, said };
  });
