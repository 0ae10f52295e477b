import type { ApiBody } from '@vitrine/contract/api';

type OrderBody = ApiBody<'readOrder'>;

/** What of an item has gone back. amount: with tax. */
export function refundedOf(
  { refunds }: Pick<OrderBody, 'refunds'>,
  itemId: number,
): { readonly quantity: number; readonly amount: number } {
  const gone = refunds.flatMap(({ items }) => items.filter((item) => item.itemId === itemId));
  return {
    quantity: gone.reduce((all, item) => all + item.quantity, 0),
    amount: gone.reduce((all, { total, totalTax }) => all + total + totalTax, 0),
  };
}

/** An item of which something can go back. */
export interface RefundRow {
  readonly id: number;
  readonly name: string;
  /** It has pieces, which may go back into stock. */
  readonly isLine: boolean;
  /** What is left of it. */
  readonly quantity: number;
  readonly amount: number;
}

export const refundRows = (order: Pick<OrderBody, 'items' | 'refunds'>): readonly RefundRow[] =>
  order.items
    .filter(({ kind }) => kind === 'line' || kind === 'shipping' || kind === 'fee')
    .map(({ id, name, kind, quantity, total, totalTax }) => {
      const gone = refundedOf(order, id);
      return {
        id,
        name,
        isLine: kind === 'line',
        quantity: quantity - gone.quantity,
        amount: total + totalTax - gone.amount,
      };
    })
    .filter(({ quantity, amount }) => quantity > 0 || amount > 0);

/** What so many pieces cost: the last ones whatever is left. */
export const shareOf = ({ quantity, amount }: RefundRow, pieces: number): number =>
  pieces >= quantity ? amount : Math.round((amount * pieces) / quantity);

/** What is written for an item. */
export interface Refunded {
  readonly quantity: number;
  readonly amount: number;
  readonly restock: boolean;
}

export const NOTHING: Refunded = { quantity: 0, amount: 0, restock: true };

/** What is sent: items of which nothing goes back are left out. What has no pieces goes back as a whole, or money of it alone. */
export const itemsToRefund = (rows: readonly RefundRow[], written: ReadonlyMap<number, Refunded>) =>
  rows.flatMap((row) => {
    const { quantity, amount, restock } = written.get(row.id) ?? NOTHING;
    if (quantity === 0 && amount === 0) return [];
    const pieces = row.isLine ? quantity : amount === row.amount ? row.quantity : 0;
    return [{ id: row.id, quantity: pieces, amount, restock: row.isLine && restock }];
  });
