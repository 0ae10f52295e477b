import { describe, expect, it } from 'vitest';
import { itemsToRefund, refundRows, shareOf } from './refundDraft.ts';

const item = (id: number, kind: 'line' | 'shipping' | 'tax', quantity: number, total: number) => ({
  id,
  kind,
  name: kind,
  productId: null,
  variationId: null,
  quantity,
  subtotal: total,
  subtotalTax: 0,
  total,
  totalTax: total / 5,
  data: {},
});

const order = {
  items: [item(1, 'line', 3, 1000), item(2, 'shipping', 1, 500), item(3, 'tax', 1, 300)],
  refunds: [
    {
      id: 1,
      amount: 400,
      tax: 67,
      reason: '',
      by: '',
      createdAt: '',
      items: [{ itemId: 1, quantity: 1, total: 333, totalTax: 67, restocked: 0 }],
    },
  ],
};

describe('what can go back', () => {
  const rows = refundRows(order);

  it('is what was paid for and has not gone back', () => {
    expect(rows).toEqual([
      { id: 1, name: 'line', isLine: true, quantity: 2, amount: 800 },
      { id: 2, name: 'shipping', isLine: false, quantity: 1, amount: 600 },
    ]);
  });

  it('is shared by pieces, of which the last cost whatever is left', () => {
    const row = { id: 1, name: '', isLine: true, quantity: 3, amount: 1000 };
    expect([0, 1, 2, 3].map((pieces) => shareOf(row, pieces))).toEqual([0, 333, 667, 1000]);
  });

  it('is sent without what nobody chose, and shipping as a whole or its money alone', () => {
    const of = (amount: number) => new Map([[2, { quantity: 0, amount, restock: true }]]);
    expect(itemsToRefund(rows, of(600))).toEqual([{ id: 2, quantity: 1, amount: 600, restock: false }]);
    expect(itemsToRefund(rows, of(100))).toEqual([{ id: 2, quantity: 0, amount: 100, restock: false }]);
    expect(itemsToRefund(rows, new Map())).toEqual([]);
  });
});
