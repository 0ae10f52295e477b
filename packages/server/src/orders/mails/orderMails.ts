import {
  mailButton,
  type MailContext,
  mailLayout,
  mailParagraphs,
  type MailTexts,
  mailTextsOf,
} from '../../mails/mailLayout.ts';
import { ownerAddress } from '../../mails/ownerAddress.ts';
import { type NewMail, queueMail } from '../../mails/queueMail.ts';
import type { Shop } from '../../Shop.ts';
import { oneLine } from '../../text/oneLine.ts';
import type { Order } from '../Order.ts';
import type { OrderStatus } from '../states.ts';
import { amountIn, orderDetails, paymentDetails } from './orderDetails.ts';

const LONGEST_SUBJECT = 200;

/** What a kind of mail about an order says, to whom, and at which change of state. */
interface OrderMailKind {
  readonly kind: string;
  readonly to: 'owner' | 'customer';
  readonly isDue: (from: OrderStatus, to: OrderStatus) => boolean;
  /** Sent once in the life of an order, not at each such change. */
  readonly isOnce?: boolean;
  readonly subject: (t: MailTexts, order: Order, site: string) => string;
  readonly heading: (t: MailTexts, order: Order) => string;
  readonly texts: (t: MailTexts, order: Order) => readonly string[];
}

const hello = (t: MailTexts, { billing }: Order): string =>
  billing.firstName ? t('hi', { name: billing.firstName }) : t('hiThere');
const buyer = ({ billing }: Order): string => `${billing.firstName} ${billing.lastName}`;
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
    subject: (t, { id }, site) => t('newOrderSubject', { site, id }),
    heading: (t, { id }) => t('newOrder', { id }),
    texts: (t, order) => [t('newOrderText', { name: buyer(order) })],
  },
  {
    kind: 'customer_processing_order',
    to: 'customer',
    isDue: becomes('processing', 'pending', 'on-hold', 'failed', 'cancelled'),
    subject: (t, _, site) => t('receivedSubject', { site }),
    heading: (t) => t('thanks'),
    texts: (t, order) => [hello(t, order), t('processingText', { id: order.id })],
  },
  {
    kind: 'customer_on_hold_order',
    to: 'customer',
    isDue: becomes('on-hold', 'pending', 'failed', 'cancelled'),
    subject: (t, _, site) => t('receivedSubject', { site }),
    heading: (t) => t('thanks'),
    texts: (t, order) => [hello(t, order), t('onHoldText', { id: order.id })],
  },
  {
    kind: 'customer_completed_order',
    to: 'customer',
    isDue: becomes('completed'),
    subject: (t, _, site) => t('completedSubject', { site }),
    heading: (t) => t('completed'),
    texts: (t, order) => [hello(t, order), t('completedText', { id: order.id })],
  },
  {
    kind: 'cancelled_order',
    to: 'owner',
    isDue: becomes('cancelled', 'on-hold', 'processing', 'completed'),
    subject: (t, { id }, site) => t('cancelledSubject', { site, id }),
    heading: (t, { id }) => t('cancelled', { id }),
    texts: (t, order) => [t('cancelledText', { id: order.id, name: buyer(order) })],
  },
  {
    kind: 'customer_cancelled_order',
    to: 'customer',
    isDue: becomes('cancelled', 'on-hold', 'processing', 'completed'),
    subject: (t, { id }, site) => t('yourCancelledSubject', { site, id }),
    heading: (t, { id }) => t('cancelled', { id }),
    texts: (t, order) => [hello(t, order), t('yourCancelledText', { id: order.id })],
  },
  {
    kind: 'customer_refunded_order',
    to: 'customer',
    isDue: becomes('refunded'),
    subject: (t, { id }, site) => t('refundedSubject', { site, id }),
    heading: (t, { id }) => t('refunded', { id }),
    texts: (t, order) => [hello(t, order), t('refundedText', { id: order.id })],
  },
];

/** Told when a part of the money goes back; all of it is a state of its own. */
const PARTLY_REFUNDED: Omit<OrderMailKind, 'isDue' | 'texts'> = {
  kind: 'customer_partially_refunded_order',
  to: 'customer',
  subject: (t, { id }, site) => t('partlyRefundedSubject', { site, id }),
  heading: (t, { id }) => t('partlyRefunded', { id }),
};

export async function queueRefundMail(
  shop: Shop,
  order: Order,
  amount: number,
  context: MailContext & { readonly isSilent?: boolean | undefined },
): Promise<void> {
  if (context.isSilent || !order.billing.email) return;
  const texts = (t: MailTexts): readonly string[] => [
    hello(t, order),
    t('partlyRefundedText', { id: order.id, amount: amountIn(context.settings)(amount) }),
  ];
  await queueMail(shop, orderMail({ ...PARTLY_REFUNDED, texts }, order, order.billing.email, context));
}

/** What was ordered, as a mail of its own: who asks for it gets it, as often as they do. `once`: which time it is. */
export async function queueDetailsMail(
  shop: Shop,
  order: Order,
  once: string,
  context: MailContext,
): Promise<void> {
  const isUnpaid = order.paidAt === null;
  const mail: Omit<OrderMailKind, 'isDue'> = {
    kind: 'customer_invoice',
    to: 'customer',
    subject: (t, { id }, site) => t('invoiceSubject', { site, id }),
    heading: (t, { id }) => t('invoice', { id }),
    texts: (t) => [hello(t, order), t(isUnpaid ? 'invoiceUnpaidText' : 'invoiceText', { id: order.id })],
  };
  const made = orderMail(mail, order, order.billing.email, context);
  await queueMail(shop, { ...made, once: `order:${order.id}:${mail.kind}:${once}` });
}

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

function orderMail(
  mail: Omit<OrderMailKind, 'isDue'>,
  order: Order,
  recipient: string,
  context: MailContext,
): NewMail {
  const { settings, links } = context;
  const t = mailTextsOf(settings);
  const details = orderDetails(order, context);
  const texts = [...mail.texts(t, order), ...(mail.to === 'customer' ? paymentDetails(order, context) : [])];
  const url = links.order(order.id, order.key);
  const isButton = mail.to === 'customer';
  return {
    once: `order:${order.id}:${mail.kind}${mail.isOnce ? '' : `:${order.version}`}`,
    orderId: order.id,
    kind: mail.kind,
    recipient,
    subject: oneLine(mail.subject(t, order, settings.site.title), LONGEST_SUBJECT),
    ...mailLayout(
      {
        heading: mail.heading(t, order),
        html: mailParagraphs(texts) + details.html + (isButton ? mailButton(url, t('viewOrder')) : ''),
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
  const t = mailTextsOf(settings);
  const texts = [hello(t, order), t('noteText', { id: order.id }), note.text];
  return {
    once: `order:${order.id}:customer_note:${note.id}`,
    orderId: order.id,
    kind: 'customer_note',
    recipient: order.billing.email,
    subject: oneLine(t('noteSubject', { site: settings.site.title, id: order.id }), LONGEST_SUBJECT),
    ...mailLayout(
      {
        heading: t('note'),
        html: mailParagraphs(texts) + details.html,
        plain: [...texts, details.plain].join('\n\n'),
      },
      settings,
    ),
  };
}
