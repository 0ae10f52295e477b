import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Coupon } from './coupons.ts';
import { discountsOf } from './discountsOf.ts';
import { distribute, sum } from './rounding.ts';
import { testCoupon, testLine } from './testing/pricingData.ts';
import { type CouponContext, whyInvalid } from './whyInvalid.ts';

const cup = testLine({ key: 'cup', productId: 1, price: 1000, quantity: 3, categoryIds: [7] });
const vase = testLine({ key: 'vase', productId: 2, variationId: 9, price: 5000, isOnSale: true });
const off = (...coupons: readonly Partial<Coupon>[]) => {
  const { byLine } = discountsOf(
    coupons.map((coupon, index) => testCoupon({ code: `c${index}`, ...coupon })),
    [cup, vase],
  );
  return [byLine.get('cup'), byLine.get('vase')];
};

describe('discounts', () => {
  it('take a part of the price', () => {
    expect(off({ type: 'percent', amount: 1000 })).toEqual([300, 500]);
    expect(off({ type: 'percent', amount: 1000, excludesSaleItems: true })).toEqual([300, 0]);
    expect(off({ type: 'percent', amount: 20_000 })).toEqual([3000, 5000]);
  });
  it('take an amount for each piece', () => {
    expect(off({ type: 'fixed_product', amount: 200 })).toEqual([600, 200]);
    expect(off({ type: 'fixed_product', amount: 200, limitToItems: 2 })).toEqual([200, 200]);
    expect(off({ type: 'fixed_product', amount: 200, productIds: [9] })).toEqual([0, 200]);
    expect(off({ type: 'fixed_product', amount: 2000, categoryIds: [7] })).toEqual([3000, 0]);
  });
  it('take an amount for the whole cart, shared by what lines cost', () => {
    expect(off({ type: 'fixed_cart', amount: 801 })).toEqual([300, 501]);
    expect(off({ type: 'fixed_cart', amount: 99_999 })).toEqual([3000, 5000]);
  });
  it('are taken one after the other, never below nothing', () => {
    expect(off({ type: 'fixed_cart', amount: 8000 }, { type: 'percent', amount: 5000 })).toEqual([
      3000, 5000,
    ]);
  });
});

it('distribute splits any total without losing a cent', () => {
  const weights = fc.array(fc.integer({ min: 0, max: 1_000_000_000 }), { minLength: 1, maxLength: 20 });
  fc.assert(
    fc.property(weights, fc.integer({ min: 0, max: 10_000_000_000 }), (given, total) => {
      const parts = distribute(total, given);
      expect(sum(parts)).toBe(sum(given) === 0 ? 0 : total);
      expect(parts.every((part, index) => part >= 0 && (given[index] !== 0 || part <= 1))).toBe(true);
    }),
  );
});

describe('a coupon', () => {
  const context: CouponContext = { nowMs: 1000, lines: [cup, vase], usedByBuyer: 0, emails: [] };
  const fault = (coupon: Partial<Coupon>, changes: Partial<CouponContext> = {}) =>
    whyInvalid(testCoupon(coupon), { ...context, ...changes });

  it.each<[Partial<Coupon>, ReturnType<typeof fault>]>([
    [{}, null],
    [{ usageLimit: 2, usageCount: 1 }, null],
    [{ usageLimit: 2, usageCount: 2 }, 'limit-reached'],
    [{ expiresAt: 999 }, 'expired'],
    [{ expiresAt: 1000 }, null],
    [{ minimum: 8001 }, 'below-minimum'],
    [{ maximum: 7999 }, 'above-maximum'],
    [{ productIds: [1] }, null],
    [{ productIds: [33] }, 'not-applicable'],
    [{ categoryIds: [8] }, 'not-applicable'],
    [{ excludesSaleItems: true }, 'sale-items'],
    [{ type: 'percent', excludesSaleItems: true }, null],
    [{ excludedProductIds: [1] }, 'excluded'],
    [{ type: 'percent', excludedProductIds: [1] }, null],
    [{ type: 'percent', excludedProductIds: [1, 2] }, 'not-applicable'],
    [{ excludedCategoryIds: [7] }, 'excluded'],
    [{ emails: ['*@example.com'] }, null],
  ])('%o is judged %s', (coupon, expected) => expect(fault(coupon)).toBe(expected));

  it('can be used by a buyer as often as its owner allows', () => {
    expect(fault({ usageLimitPerUser: 1 }, { usedByBuyer: 1 })).toBe('user-limit-reached');
    expect(fault({ usageLimitPerUser: 2 }, { usedByBuyer: 1 })).toBeNull();
  });

  it.each([
    ['*@example.com', 'Ann@Example.com', true],
    ['ann@example.com', 'ann@example.com', true],
    ['ann@example.com', 'bob@example.com', false],
    ['*@*.example.com', 'a@b.example.com', true],
    ['a*a', 'a', false],
    [`${'*a'.repeat(50)}*b`, 'a'.repeat(5000), false],
  ])('for the addresses %s can be used by %s: %s', (pattern, email, fits) =>
    expect(fault({ emails: [pattern] }, { emails: [email] }) === null).toBe(fits),
  );
});
