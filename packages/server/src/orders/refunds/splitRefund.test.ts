import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sum } from '../../pricing/rounding.ts';
import type { OrderItem } from '../Order.ts';
import { leftOf } from './leftOf.ts';
import type { Refund, RefundItem } from './Refund.ts';
import { splitRefund } from './splitRefund.ts';

const line = (total: number, taxes: readonly number[]): OrderItem => ({
  id: 1,
  kind: 'line',
  name: 'Cup',
  productId: 1,
  variationId: null,
  quantity: 3,
  subtotal: total,
  subtotalTax: sum(taxes),
  total,
  totalTax: sum(taxes),
  data: { taxes: Object.fromEntries(taxes.map((tax, rate) => [String(rate + 1), tax])) },
});

const refundOf = (item: Omit<RefundItem, 'itemId' | 'quantity' | 'restocked'>): Refund => ({
  id: 1,
  amount: item.total + item.totalTax,
  tax: item.totalTax,
  reason: '',
  by: '',
  createdAt: 0,
  items: [{ itemId: 1, quantity: 0, restocked: 0, ...item }],
});

describe('the split of a refund', () => {
  it('gives each tax the share that it has in the line', () => {
    const left = leftOf({ refunds: [] }, line(1000, [200, 50]));
    expect(splitRefund(left, 625)).toEqual({ total: 500, totalTax: 125, taxes: { 1: 100, 2: 25 } });
  });

  it('is never more than was paid, in any part, and comes to exactly all of it', () => {
    const money = fc.nat({ max: 1_000_000 });
    const shares = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 12 });
    fc.assert(
      fc.property(money, fc.array(money, { maxLength: 3 }), shares, (total, taxes, parts) => {
        const item = line(total, taxes);
        const refunds: Refund[] = [];
        // The last one gives back whatever is left.
        for (const part of [...parts, 1]) {
          const left = leftOf({ refunds }, item);
          const amount = Math.floor(left.amount * part);
          const split = splitRefund(left, amount);
          expect(split.total + split.totalTax).toBe(amount);
          expect(sum(Object.values(split.taxes))).toBe(split.totalTax);
          for (const share of [split.total, ...Object.values(split.taxes)])
            expect(share).toBeGreaterThanOrEqual(0);
          refunds.push(refundOf(split));
          const after = leftOf({ refunds }, item);
          for (const rest of [after.net, ...after.taxes.values()]) expect(rest).toBeGreaterThanOrEqual(0);
        }
        expect(leftOf({ refunds }, item)).toMatchObject({ net: 0, amount: 0 });
      }),
    );
  });

  it('takes all tax together where an order does not say of which rate it is', () => {
    const item = { ...line(1000, []), totalTax: 200 };
    const split = splitRefund(leftOf({ refunds: [] }, item), 600);
    expect(split).toMatchObject({ total: 500, totalTax: 100 });
    expect(leftOf({ refunds: [refundOf(split)] }, item)).toMatchObject({ net: 500, amount: 600 });
  });
});
