import type { Order } from '../orders/Order.ts';
import type { OrderStatus } from '../orders/states.ts';
import type { Shop } from '../Shop.ts';
import type { MailContext } from './MailContext.ts';
import { ORDER_MAILS, orderMail } from './orderMails.ts';
import { ownerAddress } from './ownerAddress.ts';
import { queueMail } from './queueMail.ts';

/** Everything that is to be told when an order has come from one state into another. */
export async function queueOrderMails(
  shop: Shop,
  order: Order,
  from: OrderStatus,
  context: MailContext,
): Promise<void> {
  for (const kind of ORDER_MAILS) {
    if (!kind.isDue(from, order.status)) continue;
    const recipient = kind.to === 'owner' ? await ownerAddress(shop, context.settings) : order.billing.email;
    if (recipient) await queueMail(shop, orderMail(kind, order, recipient, context));
  }
}
