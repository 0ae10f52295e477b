import { formatMoney } from '@vitrine/contract/shop';
import { inTransaction } from '../../db/inTransaction.ts';
import { conflict, invalid, notFound, type Saved } from '../../input/Saved.ts';
import { sum } from '../../pricing/rounding.ts';
import type { Shop } from '../../Shop.ts';
import { oneLine } from '../../text/oneLine.ts';
import { findOrder, lockOrder } from '../findOrder.ts';
import { LONGEST_NOTE, LONGEST_ONCE } from '../limits.ts';
import { queueRefundMail } from '../mails/orderMails.ts';
import type { Order } from '../Order.ts';
import { insertOrderNote } from '../orderNotes.ts';
import { lockProducts, moveStock, productIdsOf } from '../stock.ts';
import { stockLinesOfRefund } from '../stockLines.ts';
import { enterState, type TransitionContext } from '../transition.ts';
import { checkRefund, type RefundedItem, refundItemsOf } from './checkRefund.ts';
import { isAllRefunded } from './leftOf.ts';
import type { RefundItem } from './Refund.ts';

export interface RefundRequest {
  /** Who asks a second time with the same one gets the same refund. */
  readonly once: string;
  readonly reason: string;
  readonly items: readonly RefundedItem[];
}

export interface RefundContext extends TransitionContext {
  readonly expectedVersion?: number | undefined;
}

/**
 * Gives money of an order back, and pieces into stock. The order is locked: of two who refund the same, the second finds what the
 * first has left. No way to pay can send money back by itself, so that somebody of the shop does it by hand, as the note says.
 */
export const refundOrder = (
  shop: Shop,
  id: number,
  request: RefundRequest,
  context: RefundContext,
): Promise<Saved<{ readonly order: Order }>> =>
  inTransaction(shop, async (within) => {
    const order = await lockOrder(within, id);
    if (!order) return notFound('This order is not there.');
    // Whatever is asked for is never called what a change of state calls its own.
    const asked = { ...request, once: `asked ${request.once}` };
    if (await isDone(within, onceOf(order, asked.once))) return { ok: true, order };
    const { expectedVersion } = context;
    if (expectedVersion !== undefined && expectedVersion !== order.version) return conflict(order.version);
    const errors = checkRefund(order, request.items);
    if (errors.length > 0) return invalid(errors);
    return { ok: true, order: await refundLocked(within, order, asked, context) };
  });

/** The same for an order that is locked already, and of which so much is left. */
export async function refundLocked(
  shop: Shop,
  order: Order,
  { once, reason, items: wanted }: RefundRequest,
  context: TransitionContext,
): Promise<Order> {
  const items = refundItemsOf(order, wanted);
  const tax = sum(items.map(({ totalTax }) => totalTax));
  const amount = tax + sum(items.map(({ total }) => total));
  const why = oneLine(reason, LONGEST_NOTE);
  await insertRefund(shop, order, items, {
    once: onceOf(order, once),
    amount,
    tax,
    reason: why,
    user_id: context.by?.id ?? null,
  });
  await restock(shop, order, items);
  await insertOrderNote(shop, order.id, 'system', noteOf(amount, why, context));
  const refunded = (await findOrder(shop, order.id)) as Order;
  if (isAllRefunded(refunded)) {
    // What shall be for sale again was put back piece by piece: the state itself gives nothing back.
    await enterState(shop, refunded, 'refunded', context);
  } else {
    await touch(shop, order.id);
    await queueRefundMail(shop, refunded, amount, context);
  }
  return (await findOrder(shop, order.id)) as Order;
}

const onceOf = ({ id }: Order, once: string): string => `${id}/${oneLine(once, LONGEST_ONCE)}`;

async function isDone({ queries }: Shop, once: string): Promise<boolean> {
  const known = await queries.selectFrom('refunds').select('id').where('once', '=', once).executeTakeFirst();
  return known !== undefined;
}

async function insertRefund(
  { queries, now }: Shop,
  order: Order,
  items: readonly RefundItem[],
  columns: {
    readonly once: string;
    readonly amount: number;
    readonly tax: number;
    readonly reason: string;
    readonly user_id: number | null;
  },
): Promise<void> {
  const { id } = await queries
    .insertInto('refunds')
    .values({ ...columns, order_id: order.id, created_at: now() })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (items.length === 0) return;
  await queries
    .insertInto('refund_items')
    .values(
      items.map(({ itemId, quantity, total, totalTax, taxes, restocked }) => ({
        refund_id: id,
        item_id: itemId,
        quantity,
        total,
        total_tax: totalTax,
        taxes: JSON.stringify(taxes),
        restocked,
      })),
    )
    .execute();
}

async function restock(shop: Shop, order: Order, items: readonly RefundItem[]): Promise<void> {
  const lines = stockLinesOfRefund(order, items);
  if (lines.length > 0) await moveStock(shop, lines, await lockProducts(shop, productIdsOf(lines)), -1);
}

function noteOf(amount: number, reason: string, { by, settings }: TransitionContext): string {
  const sentences = [
    `${by?.displayName ?? 'The shop'} refunded ${formatMoney(amount, settings.money)}, to be given back by hand.`,
    reason && `Reason: ${reason}`,
  ];
  return sentences.filter(Boolean).join(' ');
}

async function touch({ queries, now }: Shop, id: number): Promise<void> {
  await queries
    .updateTable('orders')
    .set((eb) => ({ updated_at: now(), version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}
