import type { ShopLinks, ShopSettings } from '@vitrine/contract/shop';
import { queueOrderMails } from './mails/orderMails.ts';
import { queueStockMails } from '../mails/stockMails.ts';
import type { Shop } from '../Shop.ts';
import { countCoupons, uncountCoupons } from './couponUses.ts';
import type { Order } from './Order.ts';
import { insertOrderNote } from './orderNotes.ts';
import { ORDER_STATES, type OrderStatus } from './states.ts';
import { lockProducts, moveStock, productIdsOf, type Shortage, shortagesOf } from './stock.ts';
import { stockLinesOfOrder } from './stockLines.ts';

export interface TransitionContext {
  readonly settings: ShopSettings;
  readonly links: ShopLinks;
  /** Why; stands before what happened. */
  readonly note?: string | undefined;
  readonly transactionId?: string | undefined;
  /** Who does it; nobody: the shop itself. */
  readonly by?: { readonly id: number; readonly displayName: string } | undefined;
  /** Nobody is told by mail. */
  readonly isSilent?: boolean | undefined;
}

/**
 * Moves a locked order from one state to another, with everything that this brings about. Gives what there is not enough
 * of to take again, and has changed nothing then.
 */
export async function transition(
  shop: Shop,
  order: Order,
  to: OrderStatus,
  context: TransitionContext,
): Promise<readonly Shortage[]> {
  const state = ORDER_STATES[to];
  const short = await moveOrderStock(shop, order, state.holdsStock, context.settings);
  if (short.length > 0) return short;
  await moveCoupons(shop, order, state.usesCoupons);
  await enterState(shop, order, to, context);
  return [];
}

/** Writes down the state that an order has come into, and tells whom it concerns. Stock and coupons are as they should be. */
export async function enterState(
  shop: Shop,
  order: Order,
  to: OrderStatus,
  context: TransitionContext,
): Promise<void> {
  const state = ORDER_STATES[to];
  await update(shop, order, to, context);
  const happened = `Order status changed from ${ORDER_STATES[order.status].label} to ${state.label}.`;
  await insertOrderNote(shop, order.id, 'system', [context.note, happened].filter(Boolean).join(' '));
  if (!context.isSilent) await queueOrderMails(shop, { ...order, status: to }, order.status, context);
}

/** What was taken is written down with the order, so that it is given back once and taken again once. */
async function moveOrderStock(
  shop: Shop,
  order: Order,
  holdsStock: boolean,
  settings: ShopSettings,
): Promise<readonly Shortage[]> {
  if (holdsStock === order.isStockTaken) return [];
  const lines = stockLinesOfOrder(order);
  const products = await lockProducts(shop, productIdsOf(lines));
  const short = holdsStock ? shortagesOf(lines, products) : [];
  if (short.length > 0) return short;
  const taken = await moveStock(shop, lines, products, holdsStock ? 1 : -1);
  await queueStockMails(shop, taken, `order:${order.id}:${order.version}`, settings);
  return short;
}

/** Coupons of an order that comes back count again, also beyond their limit: the buyer was promised the price. */
async function moveCoupons(shop: Shop, order: Order, usesCoupons: boolean): Promise<void> {
  if (usesCoupons === ORDER_STATES[order.status].usesCoupons) return;
  if (!usesCoupons) return uncountCoupons(shop, order.id);
  const coupons = order.items.flatMap(({ data }) =>
    data.couponId === undefined ? [] : [{ id: data.couponId }],
  );
  await countCoupons(shop, coupons, { id: order.id, userId: order.userId, email: order.billing.email });
}

async function update(
  { queries, now }: Shop,
  order: Order,
  to: OrderStatus,
  { transactionId }: TransitionContext,
): Promise<void> {
  const nowMs = now();
  const { isPaid, holdsStock } = ORDER_STATES[to];
  await queries
    .updateTable('orders')
    .set((eb) => ({
      status: to,
      is_stock_taken: Number(holdsStock),
      updated_at: nowMs,
      version: eb('version', '+', 1),
      ...(isPaid && order.paidAt === null && { paid_at: nowMs }),
      ...(to === 'completed' && { completed_at: nowMs }),
      ...(transactionId !== undefined && { transaction_id: transactionId }),
    }))
    .where('id', '=', order.id)
    .execute();
}
