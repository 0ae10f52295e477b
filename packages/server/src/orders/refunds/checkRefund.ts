import type { FieldError } from '../../input/FieldError.ts';
import { sum } from '../../pricing/rounding.ts';
import type { Order, OrderItem } from '../Order.ts';
import { becomesOf } from '../states.ts';
import type { RefundItem } from './Refund.ts';
import { isPaidFor, leftOf } from './leftOf.ts';
import { splitRefund } from './splitRefund.ts';

/** What is to go back of one item. */
export interface RefundedItem {
  readonly id: number;
  /** Pieces that come back; money alone comes back with none. */
  readonly quantity: number;
  /** With tax. */
  readonly amount: number;
  /** The pieces are for sale again. */
  readonly restock: boolean;
}

export const canRefund = (order: Order): boolean => becomesOf(order).includes('refunded');

/** Everything that is left of an order. */
export const allThatIsLeft = (order: Order): readonly RefundedItem[] =>
  order.items.filter(isPaidFor).map((item) => {
    const { quantity, amount } = leftOf(order, item);
    return { id: item.id, quantity, amount, restock: item.kind === 'line' };
  });

export function checkRefund(order: Order, wanted: readonly RefundedItem[]): readonly FieldError[] {
  if (!canRefund(order)) return [{ field: null, message: 'Only an order that is paid can be refunded.' }];
  const errors = wanted.flatMap((one, index) =>
    faultsOf(order, one, wanted.findIndex(({ id }) => id === one.id) < index).map(([field, message]) => ({
      field: `items.${index}.${field}`,
      message,
    })),
  );
  if (errors.length === 0 && sum(wanted.map(({ amount }) => amount)) === 0)
    return [{ field: 'items', message: 'There is nothing to refund.' }];
  return errors;
}

type Fault = readonly [field: keyof RefundedItem, message: string];

function faultsOf(order: Order, wanted: RefundedItem, isTwice: boolean): readonly Fault[] {
  const item = order.items.find(({ id }) => id === wanted.id);
  if (!item || !isPaidFor(item) || isTwice)
    return [['id', 'Must be an item of this order, each of them once.']];
  const left = leftOf(order, item);
  return [
    ...(wanted.quantity > left.quantity
      ? [['quantity', `At most ${left.quantity} can come back.`] as const]
      : []),
    ...(wanted.amount > left.amount
      ? [['amount', 'It is more than was paid and has not gone back yet.'] as const]
      : []),
  ];
}

/** What was asked for, in its parts. Nothing is kept of an item of which nothing goes back. */
export const refundItemsOf = (order: Order, wanted: readonly RefundedItem[]): readonly RefundItem[] =>
  wanted
    .filter(({ quantity, amount }) => quantity > 0 || amount > 0)
    .map(({ id, quantity, amount, restock }) => {
      const item = order.items.find((one) => one.id === id) as OrderItem;
      return {
        itemId: id,
        quantity,
        ...splitRefund(leftOf(order, item), amount),
        restocked: restock && item.kind === 'line' && order.isStockTaken ? quantity : 0,
      };
    });
