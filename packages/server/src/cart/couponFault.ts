import type { CouponNotice } from '../notices/CartNotice.ts';
import type { Coupon } from '../pricing/coupons.ts';
import type { CouponFault } from '../pricing/whyInvalid.ts';

const FAULTS: Readonly<Record<CouponFault, (coupon: Coupon) => CouponNotice>> = {
  'limit-reached': () => ({ code: 'coupon_limit_reached' }),
  'user-limit-reached': () => ({ code: 'coupon_user_limit_reached' }),
  expired: () => ({ code: 'coupon_expired' }),
  'below-minimum': ({ minimum }) => ({ code: 'coupon_below_minimum', amount: minimum ?? 0 }),
  'above-maximum': ({ maximum }) => ({ code: 'coupon_above_maximum', amount: maximum ?? 0 }),
  'not-applicable': () => ({ code: 'coupon_not_applicable' }),
  excluded: () => ({ code: 'coupon_excluded' }),
  'sale-items': () => ({ code: 'coupon_sale_items' }),
  'other-email': ({ code }) => ({ code: 'coupon_other_email', coupon: code }),
};

/** What a visitor is told of a coupon that does not count for the cart. */
export const couponFault = (fault: CouponFault, coupon: Coupon): CouponNotice => FAULTS[fault](coupon);
