import { sum } from '../../pricing/rounding.ts';
import type { Order, OrderItem } from '../Order.ts';

/** What of an item has not gone back yet. */
export interface Left {
  readonly quantity: number;
  /** Without tax. */
  readonly net: number;
  readonly taxes: ReadonlyMap<string, number>;
  /** With tax. */
  readonly amount: number;
}

/** A tax whose rate is not known. */
const NO_RATE = '';

/** Tax by rate; where an order does not say that, all of it is of one. */
function taxesOf({ data, totalTax }: OrderItem): ReadonlyMap<string, number> {
  const known = Object.entries(data.taxes ?? {});
  return sum(known.map(([, tax]) => tax)) === totalTax ? new Map(known) : new Map([[NO_RATE, totalTax]]);
}

/** What money is paid for: taxes and coupons are part of these. */
export const isPaidFor = ({ kind }: OrderItem): boolean =>
  kind === 'line' || kind === 'shipping' || kind === 'fee';

export function leftOf({ refunds }: Pick<Order, 'refunds'>, item: OrderItem): Left {
  const gone = refunds.flatMap(({ items }) => items.filter(({ itemId }) => itemId === item.id));
  const net = item.total - sum(gone.map(({ total }) => total));
  const taxes = new Map(
    [...taxesOf(item)].map(([rate, tax]) => [
      rate,
      tax - sum(gone.map((refund) => refund.taxes[rate] ?? (rate === NO_RATE ? refund.totalTax : 0))),
    ]),
  );
  return {
    quantity: item.quantity - sum(gone.map(({ quantity }) => quantity)),
    net,
    taxes,
    amount: net + sum([...taxes.values()]),
  };
}

export const refundedOf = ({ refunds }: Pick<Order, 'refunds'>): number =>
  sum(refunds.map(({ amount }) => amount));

export const isAllRefunded = (order: Pick<Order, 'items' | 'refunds'>): boolean =>
  order.items.filter(isPaidFor).every((item) => leftOf(order, item).amount === 0);
