import type { ShopSettings } from '@vitrine/contract/shop';
import { oneLine } from '../text/oneLine.ts';
import { inTransaction } from '../db/inTransaction.ts';
import { addNotice, tellNext } from '../notices/notices.ts';
import { allow, allowAddress, uncount, uncountAddress } from '../security/allow.ts';
import type { Shop } from '../Shop.ts';
import { couponTexts } from './couponTexts.ts';
import { dropItems } from './mendCart.ts';
import { judgeCoupons } from './judgeCoupons.ts';
import { LONGEST_CODE, MOST_COUPONS, WRONG_COUPONS, WRONG_COUPONS_BY_ADDRESS } from './limits.ts';
import { buyersOf, findCoupon, type HeldCoupon, readHeldCoupons } from './readCoupons.ts';
import { readItems } from './readItems.ts';
import { splitSold } from './soldItems.ts';
import { readSession, renewSession, userIdOf } from './session.ts';

/** html: what the visitor reads; it is queued as a notice too. */
export interface CouponAnswer {
  readonly ok: boolean;
  readonly html: string;
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
): Promise<CouponAnswer> {
  const code = codeOf(written);
  const mayTry =
    (await allowAddress(shop, 'coupon', address, WRONG_COUPONS_BY_ADDRESS)) &&
    (await allow(shop, `coupon:${customerId}`, WRONG_COUPONS));
  const answer = await inTransaction(shop, async (within) => {
    await renewSession(within, customerId);
    const html = mayTry ? await apply(within, customerId, code, settings) : couponTexts.tooOften;
    return tell(within, customerId, html === null, html ?? couponTexts.applied);
  });
  if (mayTry && answer.html !== couponTexts.unknown(code)) {
    await uncountAddress(shop, 'coupon', address, WRONG_COUPONS_BY_ADDRESS);
    await uncount(shop, `coupon:${customerId}`, WRONG_COUPONS);
  }
  return answer;
}

async function tell(shop: Shop, customerId: string, ok: boolean, html: string): Promise<CouponAnswer> {
  await addNotice(shop, customerId, ok ? 'success' : 'error', html);
  return { ok, html };
}

/** null when it was put in, else why not. */
async function apply(
  shop: Shop,
  customerId: string,
  code: string,
  settings: ShopSettings,
): Promise<string | null> {
  if (!settings.coupons.on) return couponTexts.off;
  if (code === '') return couponTexts.none;
  const coupon = await findCoupon(shop, code);
  if (!coupon) return couponTexts.unknown(code);
  const held = await readHeldCoupons(shop, customerId);
  const clash = whyNotBeside(code, held);
  if (clash !== null) return clash;
  const { sold: items, gone } = splitSold(await readItems(shop, customerId));
  if (gone.length > 0) await dropItems(shop, customerId, gone, tellNext(customerId));
  const { billing } = await readSession(shop, customerId);
  const buyers = buyersOf(userIdOf(customerId), [billing.email]);
  const { faultOf } = await judgeCoupons(shop, [coupon], items, { buyers, emails: [] });
  const fault = faultOf(coupon);
  if (fault !== null) return couponTexts.fault(fault, coupon, settings.money);
  if (coupon.isIndividual) await removeAll(shop, customerId);
  await insert(shop, customerId, code);
  return null;
}

function whyNotBeside(code: string, held: readonly HeldCoupon[]): string | null {
  if (held.some((one) => one.code === code)) return couponTexts.already;
  const alone = held.find(({ coupon }) => coupon?.isIndividual);
  if (alone) return couponTexts.alone(alone.code);
  return held.length >= MOST_COUPONS ? couponTexts.tooMany : null;
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
export const removeCoupon = (shop: Shop, customerId: string, code: string): Promise<CouponAnswer> =>
  inTransaction(shop, async (within) => {
    const { numDeletedRows } = await within.queries
      .deleteFrom('cart_coupons')
      .where('customer_id', '=', customerId)
      .where('code', '=', codeOf(code))
      .executeTakeFirst();
    const ok = numDeletedRows > 0n;
    return tell(within, customerId, ok, ok ? couponTexts.removed : couponTexts.notRemoved);
  });
