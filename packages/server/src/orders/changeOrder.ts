import { inTransaction } from '../db/inTransaction.ts';
import type { Shop } from '../Shop.ts';
import type { CartNotice } from '../notices/CartNotice.ts';
import { findOrder, lockOrder } from './findOrder.ts';
import type { Order } from './Order.ts';
import { allThatIsLeft } from './refunds/checkRefund.ts';
import { refundLocked } from './refunds/refundOrder.ts';
import { becomesOf, type OrderStatus } from './states.ts';
import { shortageNotices } from './stockLines.ts';
import { type TransitionContext, transition } from './transition.ts';

export type OrderRefusal = 'unknown' | 'changed' | 'not-allowed' | 'out-of-stock';

export type Changed =
  | { readonly ok: true; readonly order: Order }
  | { readonly ok: false; readonly reason: OrderRefusal; readonly said: readonly CartNotice[] };

export interface ChangeContext extends TransitionContext {
  /** The version that was seen: an order that changed meanwhile stays as it is. */
  readonly expectedVersion?: number | undefined;
}

/** Moves an order to another state. One that is there already is left alone. */
export const changeOrder = (
  shop: Shop,
  id: number,
  status: OrderStatus,
  context: ChangeContext,
): Promise<Changed> =>
  inTransaction(shop, async (within) => {
    const order = await lockOrder(within, id);
    const reason = whyNot(order, status, context);
    if (!order || reason) return { ok: false, reason: reason ?? 'unknown', said: [] };
    if (order.status === status) return { ok: true, order };
    if (status === 'refunded') return { ok: true, order: await refundRest(within, order, context) };
    const short = await transition(within, order, status, context);
    if (short.length > 0) return { ok: false, reason: 'out-of-stock', said: shortageNotices(short) };
    return { ok: true, order: (await findOrder(within, id)) ?? order };
  });

/** Who says that an order is refunded says that all of its money went back. */
const refundRest = (shop: Shop, order: Order, context: ChangeContext): Promise<Order> =>
  refundLocked(
    shop,
    order,
    { once: `state ${order.version}`, reason: context.note ?? '', items: allThatIsLeft(order) },
    { ...context, note: undefined },
  );

function whyNot(
  order: Order | null,
  to: OrderStatus,
  { expectedVersion }: ChangeContext,
): OrderRefusal | null {
  if (!order) return 'unknown';
  if (expectedVersion !== undefined && expectedVersion !== order.version) return 'changed';
  return order.status === to || becomesOf(order).includes(to) ? null : 'not-allowed';
}
