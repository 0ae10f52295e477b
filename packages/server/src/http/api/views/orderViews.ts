import { originLabel } from '../../../attribution/attribution.ts';
import { canEdit } from '../../../orders/desk/editOrder.ts';
import { findOrder } from '../../../orders/findOrder.ts';
import type { ListedOrder } from '../../../orders/listOrders.ts';
import type { OrderHead } from '../../../orders/Order.ts';
import { canRefund } from '../../../orders/refunds/checkRefund.ts';
import { refundedOf } from '../../../orders/refunds/leftOf.ts';
import { becomesOf } from '../../../orders/states.ts';
import type { Shop } from '../../../Shop.ts';
import { without } from './without.ts';
import { written } from './written.ts';

/** Without its key, which opens it for anybody, and what only the shop's own work needs. */
const headView = <O extends OrderHead>(order: O) =>
  without(order, 'key', 'userAgent', 'cartHash', 'isStockTaken');

const stamped = <O extends Pick<OrderHead, 'createdAt' | 'updatedAt' | 'paidAt' | 'completedAt'>>(order: O) =>
  written(order, 'createdAt', 'updatedAt', 'paidAt', 'completedAt');

/** An order as lists show it. */
export const listedView = (order: ListedOrder) => stamped(headView(order));

/** An order as its own people see it. */
export async function readOrderItem(shop: Shop, id: number) {
  const order = await findOrder(shop, id);
  if (!order) return null;
  const value = {
    ...stamped(headView(order)),
    origin: originLabel(order.meta),
    next: becomesOf(order),
    items: order.items.map((item) => ({ ...item, data: { ...item.data } })),
    refunds: order.refunds.map((refund) => ({
      ...written(refund, 'createdAt'),
      items: refund.items.map((item) => without(item, 'taxes')),
    })),
    refunded: refundedOf(order),
    canRefund: canRefund(order),
    canEdit: canEdit(order),
  };
  return { value, version: order.version };
}
