import type { MailKindName } from '@vitrine/contract/api';
import { createDigits, formatDay } from '@vitrine/texts';
import type { MailContent } from '../../mails/composeMail.ts';
import { mailKinds } from '../../mails/mailKinds.ts';
import {
  mailButton,
  type MailContext,
  mailParagraphs,
  type MailTexts,
  mailTextsOf,
} from '../../mails/mailLayout.ts';
import { ownerAddress } from '../../mails/ownerAddress.ts';
import { queueWritten, type WrittenMail } from '../../mails/queueWritten.ts';
import type { Shop } from '../../Shop.ts';
import type { Order } from '../Order.ts';
import type { OrderStatus } from '../states.ts';
import { amountIn, orderDetails, paymentDetails } from './orderDetails.ts';

/** What a kind of mail about an order says, and at which change of state. */
interface OrderMailKind {
  readonly kind: MailKindName;
  readonly isDue: (from: OrderStatus, to: OrderStatus) => boolean;
  /** Sent once in the life of an order, not at each such change. */
  readonly isOnce?: boolean;
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
    isDue: isNew,
    isOnce: true,
    texts: (t, order) => [t('newOrderText', { name: buyer(order) })],
  },
  {
    kind: 'customer_processing_order',
    isDue: becomes('processing', 'pending', 'on-hold', 'failed', 'cancelled'),
    texts: (t, order) => [hello(t, order), t('processingText', { id: order.id })],
  },
  {
    kind: 'customer_on_hold_order',
    isDue: becomes('on-hold', 'pending', 'failed', 'cancelled'),
    texts: (t, order) => [hello(t, order), t('onHoldText', { id: order.id })],
  },
  {
    kind: 'customer_completed_order',
    isDue: becomes('completed'),
    texts: (t, order) => [hello(t, order), t('completedText', { id: order.id })],
  },
  {
    kind: 'cancelled_order',
    isDue: becomes('cancelled', 'on-hold', 'processing', 'completed'),
    texts: (t, order) => [t('cancelledText', { id: order.id, name: buyer(order) })],
  },
  {
    kind: 'customer_cancelled_order',
    isDue: becomes('cancelled', 'on-hold', 'processing', 'completed'),
    texts: (t, order) => [hello(t, order), t('yourCancelledText', { id: order.id })],
  },
  {
    kind: 'customer_refunded_order',
    isDue: becomes('refunded'),
    texts: (t, order) => [hello(t, order), t('refundedText', { id: order.id })],
  },
];

/** Everything that is to be told when an order has come from one state into another. */
export async function queueOrderMails(
  shop: Shop,
  order: Order,
  from: OrderStatus,
  context: MailContext,
): Promise<void> {
  const { settings } = context;
  for (const { kind, isDue, isOnce } of ORDER_MAILS) {
    if (!isDue(from, order.status)) continue;
    const isOwners = mailKinds[kind].to === 'owner';
    const recipient = isOwners ? await ownerAddress(shop, settings) : order.billing.email;
    const once = `order:${order.id}:${kind}${isOnce ? '' : `:${order.version}`}`;
    const content = orderMail(kind, order, context);
    if (recipient && content)
      await queueWritten(shop, { once, recipient, orderId: order.id, ...content }, settings);
  }
}

/** What stands for the placeholders of mails about an order. */
const valuesOf = (order: Order, { settings: { site } }: MailContext): MailContent['values'] => ({
  order_number: createDigits(site.language)(String(order.id)),
  order_date: formatDay(order.createdAt, site.language, site.timeZone),
  order_billing_full_name: buyer(order).trim(),
});

/** Null: it is no mail about a change of state. */
export function orderMail(kind: MailKindName, order: Order, context: MailContext): MailContent | null {
  const mail = ORDER_MAILS.find((each) => each.kind === kind);
  return mail ? mailAbout(kind, order, mail.texts(mailTextsOf(context.settings), order), context) : null;
}

function mailAbout(
  kind: MailKindName,
  order: Order,
  said: readonly string[],
  context: MailContext,
): MailContent {
  const { settings, links } = context;
  const t = mailTextsOf(settings);
  const details = orderDetails(order, context);
  const isCustomers = mailKinds[kind].to === 'customer';
  const texts = [...said, ...(isCustomers ? paymentDetails(order, context) : [])];
  const url = links.order(order.id, order.key);
  return {
    kind,
    values: valuesOf(order, context),
    html: mailParagraphs(texts) + details.html + (isCustomers ? mailButton(url, t('viewOrder')) : ''),
    plain: [...texts, details.plain, ...(isCustomers ? [url] : [])].join('\n\n'),
  };
}

/** Told when a part of the money goes back; all of it is a state of its own. */
export function partlyRefundedMail(order: Order, amount: number, context: MailContext): MailContent {
  const t = mailTextsOf(context.settings);
  const given = t('partlyRefundedText', { id: order.id, amount: amountIn(context.settings)(amount) });
  return mailAbout('customer_partially_refunded_order', order, [hello(t, order), given], context);
}

export async function queueRefundMail(
  shop: Shop,
  order: Order,
  amount: number,
  context: MailContext & { readonly isSilent?: boolean | undefined },
): Promise<void> {
  const recipient = order.billing.email;
  if (context.isSilent || !recipient) return;
  const content = partlyRefundedMail(order, amount, context);
  const once = `order:${order.id}:${content.kind}:${order.version}`;
  await queueWritten(shop, { once, recipient, orderId: order.id, ...content }, context.settings);
}

/** What was ordered, as a mail of its own. */
export function detailsMail(order: Order, context: MailContext): MailContent {
  const t = mailTextsOf(context.settings);
  const text = order.paidAt === null ? 'invoiceUnpaidText' : 'invoiceText';
  return mailAbout('customer_invoice', order, [hello(t, order), t(text, { id: order.id })], context);
}

/** Who asks for it gets it, as often as they do. `which`: the time that it is. */
export async function queueDetailsMail(
  shop: Shop,
  order: Order,
  which: string,
  context: MailContext,
): Promise<void> {
  const content = detailsMail(order, context);
  const once = `order:${order.id}:${content.kind}:${which}`;
  const recipient = order.billing.email;
  await queueWritten(shop, { once, recipient, orderId: order.id, ...content }, context.settings);
}

/** What the shop tells a buyer about an order. */
export function customerNoteMail(
  order: Order,
  note: { readonly id: number; readonly text: string },
  context: MailContext,
): WrittenMail {
  const details = orderDetails(order, context);
  const t = mailTextsOf(context.settings);
  const texts = [hello(t, order), t('noteText', { id: order.id }), note.text];
  return {
    once: `order:${order.id}:customer_note:${note.id}`,
    orderId: order.id,
    kind: 'customer_note',
    recipient: order.billing.email,
    values: valuesOf(order, context),
    html: mailParagraphs(texts) + details.html,
    plain: [...texts, details.plain].join('\n\n'),
  };
}
