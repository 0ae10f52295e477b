import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { computeTotals, type TotalsRequest } from './computeTotals.ts';
import { NOWHERE, testCoupon, testLine, testRate } from './testing/pricingData.ts';
import { sum } from './rounding.ts';

const place = { country: 'FR', state: '', postcode: '75011', city: 'Paris' };

const request = (changes: Partial<TotalsRequest> & { readonly taxes?: Partial<TotalsRequest['tax']> }) => {
  const { taxes, ...rest } = changes;
  return computeTotals({
    lines: [testLine({ price: 1200 })],
    coupons: [],
    shipping: null,
    ...rest,
    tax: {
      rates: [],
      pricesInclude: true,
      roundAtSubtotal: false,
      shippingClass: 'inherit',
      place,
      base: place,
      ...taxes,
    },
  });
};

describe('totals', () => {
  it('take the tax out of prices that hold it', () => {
    const totals = request({ taxes: { rates: [testRate({ ratePpm: 200_000 })] } });
    expect(totals).toMatchObject({ subtotal: 1000, subtotalTax: 200, cartTax: 200, total: 1200 });
    expect(totals.taxes).toMatchObject([{ name: 'VAT', amount: 200 }]);
  });

  it('put the tax on prices without it', () => {
    const totals = request({ taxes: { pricesInclude: false, rates: [testRate({ ratePpm: 200_000 })] } });
    expect(totals).toMatchObject({ subtotal: 1200, cartTax: 240, total: 1440 });
  });

  it('put a compound tax on top of the others', () => {
    const rates = [
      testRate({ id: 1, ratePpm: 50_000, priority: 1 }),
      testRate({ id: 2, ratePpm: 100_000, priority: 2, isCompound: true }),
    ];
    const added = request({ lines: [testLine({ price: 1000 })], taxes: { pricesInclude: false, rates } });
    expect(added.taxes.map(({ amount }) => amount)).toEqual([50, 105]);
    const included = request({ lines: [testLine({ price: 1155 })], taxes: { rates } });
    expect(included.taxes.map(({ amount }) => amount)).toEqual([50, 105]);
    expect(included.subtotal).toBe(1000);
  });

  it('round each line, or once for all', () => {
    const lines = ['a', 'b', 'c'].map((key) => testLine({ key, price: 5 }));
    const taxes = { pricesInclude: false, rates: [testRate({ ratePpm: 100_000 })] };
    expect(request({ lines, taxes }).cartTax).toBe(3);
    expect(request({ lines, taxes: { ...taxes, roundAtSubtotal: true } }).cartTax).toBe(2);
  });

  it('sell without the own tax to where it is not due', () => {
    const taxes = {
      rates: [testRate({ country: 'FR', ratePpm: 200_000 })],
      place: { ...place, country: 'US' },
    };
    expect(request({ taxes })).toMatchObject({ subtotal: 1000, cartTax: 0, total: 1000 });
  });

  it('share the tax that coupons save', () => {
    const coupons = [
      testCoupon({ type: 'percent', amount: 1000 }),
      testCoupon({ code: 'five', amount: 500 }),
    ];
    const totals = request({ coupons, taxes: { rates: [testRate({ ratePpm: 200_000 })] } });
    expect(totals).toMatchObject({ discount: 517, discountTax: 103, total: 580 });
    expect(totals.coupons.map(({ discount, discountTax }) => discount + discountTax)).toEqual([120, 500]);
  });

  const amounts = fc.integer({ min: 0, max: 10_000_000 });
  const lines = fc
    .array(
      fc.record({
        price: amounts,
        quantity: fc.integer({ min: 1, max: 500 }),
        taxClass: fc.constantFrom('', 'reduced', 'none'),
        isOnSale: fc.boolean(),
        isTaxable: fc.boolean(),
        isVirtual: fc.boolean(),
      }),
      { maxLength: 8 },
    )
    .map((all) => all.map((line, index) => testLine({ ...line, key: `k${index}`, productId: index + 1 })));
  const rates = fc
    .array(
      fc.record({
        ratePpm: fc.integer({ min: 0, max: 400_000 }),
        taxClass: fc.constantFrom('', 'reduced'),
        priority: fc.integer({ min: 1, max: 3 }),
        isCompound: fc.boolean(),
      }),
      { maxLength: 5 },
    )
    .map((all) => all.map((rate, index) => testRate({ ...rate, id: index + 1 })));
  const coupons = fc
    .array(
      fc.record({
        type: fc.constantFrom('percent' as const, 'fixed_cart' as const, 'fixed_product' as const),
        amount: fc.integer({ min: 0, max: 20_000 }),
        limitToItems: fc.option(fc.integer({ min: 0, max: 5 })),
        excludesSaleItems: fc.boolean(),
      }),
      { maxLength: 4 },
    )
    .map((all) => all.map((coupon, index) => testCoupon({ ...coupon, code: `c${index}` })));

  it('are sums of whole, never negative parts, whatever is bought', () => {
    fc.assert(
      fc.property(lines, rates, coupons, fc.boolean(), fc.boolean(), (bought, tax, codes, incl, once) => {
        const rules = { rates: tax, pricesInclude: incl, roundAtSubtotal: once };
        const totals = request({ lines: bought, coupons: codes, taxes: rules });
        const { subtotal, discount, discountTax, cartTax, total } = totals;
        for (const line of totals.lines) {
          const { taxes, ...numbers } = line;
          const all = [
            ...taxes.values(),
            ...Object.values(numbers).filter((value) => typeof value === 'number'),
          ];
          expect(all.every((value) => Number.isSafeInteger(value) && value >= 0)).toBe(true);
          expect(sum([...taxes.values()])).toBe(line.totalTax);
        }
        expect(subtotal - discount).toBe(sum(totals.lines.map((line) => line.total)));
        expect(cartTax).toBe(sum(totals.taxes.map(({ amount }) => amount)));
        expect(total).toBe(subtotal - discount + cartTax);
        expect(discount).toBeGreaterThanOrEqual(0);
        expect(discount).toBeLessThanOrEqual(subtotal);
        expect(discountTax).toBeGreaterThanOrEqual(0);
        expect(sum(totals.coupons.map((coupon) => coupon.discount))).toBe(discount);
        expect(sum(totals.coupons.map((coupon) => coupon.discountTax))).toBe(discountTax);
        const entered = sum(bought.map(({ price, quantity }) => price * quantity));
        expect(subtotal + (incl ? totals.subtotalTax : 0)).toBe(entered);
      }),
      { numRuns: 400 },
    );
  });

  it('are zero without lines', () => {
    expect(request({ lines: [], taxes: { place: NOWHERE } })).toMatchObject({
      total: 0,
      rates: [],
      taxes: [],
    });
  });
});
