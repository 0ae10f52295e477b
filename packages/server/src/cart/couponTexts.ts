import { formatMoney, type ShopSettings } from '@vitrine/contract/shop';
import { escapeHtml } from '../html/escapeHtml.ts';
import type { Coupon } from '../pricing/coupons.ts';
import type { CouponFault } from '../pricing/whyInvalid.ts';

type Money = ShopSettings['money'];

const amount = (minor: number | null, money: Money): string => escapeHtml(formatMoney(minor ?? 0, money));

const FAULTS: Readonly<Record<CouponFault, (coupon: Coupon, money: Money) => string>> = {
  'limit-reached': () => 'Coupon usage limit has been reached.',
  'user-limit-reached': () => 'Coupon usage limit has been reached.',
  expired: () => 'This coupon has expired.',
  'below-minimum': ({ minimum }, money) => `The minimum spend for this coupon is ${amount(minimum, money)}.`,
  'above-maximum': ({ maximum }, money) => `The maximum spend for this coupon is ${amount(maximum, money)}.`,
  'not-applicable': () => 'Sorry, this coupon is not applicable to selected products.',
  excluded: () => 'Sorry, this coupon is not applicable to some of the products in your cart.',
  'sale-items': () => 'Sorry, this coupon is not valid for sale items.',
  'other-email': ({ code }) =>
    `Sorry, it seems the coupon "${escapeHtml(code)}" is not yours - it has now been removed from your order.`,
};

export const couponTexts = {
  applied: 'Coupon code applied successfully.',
  removed: 'Coupon has been removed.',
  none: 'Please enter a coupon code.',
  unknown: (code: string) => `Coupon "${escapeHtml(code)}" does not exist!`,
  already: 'Coupon code already applied!',
  alone: (code: string) =>
    `Sorry, coupon "${escapeHtml(code)}" has already been applied and cannot be used in conjunction with other coupons.`,
  off: 'Coupons are disabled.',
  notRemoved: 'Sorry there was a problem removing this coupon.',
  tooOften: 'Too many coupon codes were tried. Please try again later.',
  tooMany: 'Sorry, no more coupons can be added to this cart.',
  invalidNow: (code: string) =>
    `Sorry, it seems the coupon "${escapeHtml(code)}" is invalid - it has now been removed from your order.`,
  fault: (fault: CouponFault, coupon: Coupon, money: Money): string => FAULTS[fault](coupon, money),
} as const;
