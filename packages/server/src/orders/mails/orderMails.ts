import { mailButton, type MailContext, mailLayout, mailParagraphs } from '../../mails/mailLayout.ts';
import { ownerAddress } from '../../mails/ownerAddress.ts';
import { type NewMail, queueMail } from '../../mails/queueMail.ts';
import type { Shop } from '../../Shop.ts';
import { oneLine } from '../../text/oneLine.ts';
import type { Order } from '../Order.ts';
import type { OrderStatus } from '../states.ts';
import { orderDetails, paymentDetails } from './orderDetails.ts';

const LONGEST_SUBJECT = 200;

/** What a kind of mail about an order says, to whom, and at which change of state. */
interface OrderMailKind {
  readonly kind: string;
  readonly to: 'owner' | 'customer';
  readonly isDue: (from: OrderStatus, to: OrderStatus) => boolean;
  /** Sent once in the life of an order, not at each such change. */
  readonly isOnce?: boolean;
  readonly subject: (order: Order, site: string) => string;
  readonly heading: (order: Order) => string;
  readonly texts: (order: Order) => readonly string[];
}

const hello = ({ billing }: Order): string => `Hi ${billing.firstName || 'there'},`;
const becomes =
  (status: OrderStatus, ...from: readonly OrderStatus[]) =>
  (was: OrderStatus, is: OrderStatus): boolean =>
    is === status && (from.length === 0 || from.includes(was));
const isNew = (was: OrderStatus, is: OrderStatus): boolean =>
  ['pending', 'failed', 'cancelled'].includes(was) && ['processing', 'on-hold', 'completed'].includes(is);

const ORDER_MAILS: readonly OrderMailKind[] = [
  {
    kind: 'new_order',
    to: 'owner',
    isDue: isNew,
    isOnce: true,
    subject: ({ id }, site) => `[${site}]: New order #${id}`,
    heading: ({ id }) => `New order: #${id}`,
    texts: ({ billing }) => [`${billing.firstName} ${billing.lastName} has just ordered:`],
  },
  {
    kind: 'customer_processing_order',
    to: 'customer',
    isDue: becomes('processing', 'pending', 'on-hold', 'failed', 'cancelled'),
    subject: (_, site) => `Your ${site} order has been received!`,
    heading: () => 'Thank you for your order',
    texts: (order) => [
      hello(order),
      `Your order #${order.id} has reached us and we have begun to prepare it. This is what we will send you:`,
    ],
  },
  {
    kind: 'customer_on_hold_order',
    to: 'customer',
    isDue: becomes('on-hold', 'pending', 'failed', 'cancelled'),
    subject: (_, site) => `Your ${site} order has been received!`,
    heading: () => 'Thank you for your order',
    texts: (order) => [
      hello(order),
      `Your order #${order.id} is set aside for you. As soon as your payment has arrived, we begin to prepare it.`,
    ],
  },
  {
    kind: 'customer_completed_order',
    to: 'customer',
    isDue: becomes('completed'),
    subject: (_, site) => `Your ${site} order is now complete`,
    heading: () => 'Your order is complete',
    texts: (order) => [
      hello(order),
      `Your order #${order.id} is complete. We hope that you enjoy what you chose.`,
    ],
  },
  {
    kind: 'cancelled_order',
    to: 'owner',
    isDue: becomes('cancelled', 'on-hold', 'processing', 'completed'),
    subject: ({ id }, site) => `[${site}]: Order #${id} has been cancelled`,
    heading: ({ id }) => `Order cancelled: #${id}`,
    texts: ({ id, billing }) => [
      `Order #${id} by ${billing.firstName} ${billing.lastName} was cancelled. What it held is in stock again.`,
    ],
  },
  {
    kind: 'customer_cancelled_order',
    to: 'customer',
    isDue: becomes('cancelled', 'on-hold', 'processing', 'completed'),
    subject: ({ id }, site) => `Your ${site} order #${id} has been cancelled`,
    heading: ({ id }) => `Order cancelled: #${id}`,
    texts: (order) => [hello(order), `Your order #${order.id} was cancelled, and nothing will be sent.`],
  },
  {
    kind: 'customer_refunded_order',
    to: 'customer',
    isDue: becomes('refunded'),
    subject: ({ id }, site) => `Your ${site} order #${id} has been refunded`,
    heading: ({ id }) => `Order refunded: #${id}`,
    texts: (order) => [hello(order), `The amount of your order #${order.id} is on its way back to you.`],
  },
];

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

function orderMail(mail: OrderMailKind, order: Order, recipient: string, context: MailContext): NewMail {
  const { settings, links } = context;
  const details = orderDetails(order, context);
  const texts = [...mail.texts(order), ...(mail.to === 'customer' ? paymentDetails(order, context) : [])];
  const url = links.order(order.id, order.key);
  const isButton = mail.to === 'customer';
  return {
    once: `order:${order.id}:${mail.kind}${mail.isOnce ? '' : `:${order.version}`}`,
    kind: mail.kind,
    recipient,
    subject: oneLine(mail.subject(order, settings.site.title), LONGEST_SUBJECT),
    ...mailLayout(
      {
        heading: mail.heading(order),
        html: mailParagraphs(texts) + details.html + (isButton ? mailButton(url, 'View your order') : ''),
        plain: [...texts, details.plain, isButton ? url : ''].join('\n\n'),
      },
      settings,
    ),
  };
}

/** What the shop tells a buyer about an order. */
export function customerNoteMail(
  order: Order,
  note: { readonly id: number; readonly text: string },
  context: MailContext,
): NewMail {
  const { settings } = context;
  const details = orderDetails(order, context);
  const texts = [hello(order), `About your order #${order.id}, we would like you to know:`, note.text];
  return {
    once: `order:${order.id}:customer_note:${note.id}`,
    kind: 'customer_note',
    recipient: order.billing.email,
    subject: oneLine(`Note added to your ${settings.site.title} order #${order.id}`, LONGEST_SUBJECT),
    ...mailLayout(
      {
        heading: 'A word about your order',
        html: mailParagraphs(texts) + details.html,
        plain: [...texts, details.plain].join('\n\n'),
      },
      settings,
    ),
  };
}
