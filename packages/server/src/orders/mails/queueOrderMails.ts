import type { Order } from '../Order.ts';
import type { OrderStatus } from '../states.ts';
import type { Shop } from '../../Shop.ts';
import type { MailContext } from '../../mails/MailContext.ts';
import { ORDER_MAILS, orderMail } from './orderMails.ts';
import { ownerAddress } from '../../mails/ownerAddress.ts';
import { queueMail } from '../../mails/queueMail.ts';

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
