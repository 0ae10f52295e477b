import type { MailKindName } from '@vitrine/contract/api';
import { emailChangedMail, invitationMail, newAccountMail, resetMail } from '../accounts/accountMails.ts';
import type { MailContent } from '../mails/composeMail.ts';
import { heldMail } from '../mails/heldMails.ts';
import type { MailContext } from '../mails/mailLayout.ts';
import { stockMail } from '../mails/stockMails.ts';
import { customerNoteMail, detailsMail, orderMail, partlyRefundedMail } from '../orders/mails/orderMails.ts';
import type { Order } from '../orders/Order.ts';
import { type Address, NO_ADDRESS } from '../pricing/Address.ts';

const PERSON = { id: 1, login: 'ines', email: 'ines@example.com' };

const ADDRESS: Address = {
  ...NO_ADDRESS,
  firstName: 'Ines',
  lastName: 'Moreau',
  address1: '12 Rue des Lilas',
  postcode: '75011',
  city: 'Paris',
  country: 'FR',
  email: PERSON.email,
};

const line = (id: number, name: string, quantity: number, total: number): Order['items'][number] => ({
  id,
  kind: 'line',
  name,
  productId: null,
  variationId: null,
  quantity,
  subtotal: total,
  subtotalTax: 0,
  total,
  totalTax: 0,
  data: {},
});

/** An order that nobody has made. */
const orderOf = (kind: MailKindName, nowMs: number, { settings }: MailContext): Order => ({
  id: 1024,
  key: 'wc_order_sample',
  status: kind === 'customer_on_hold_order' ? 'on-hold' : 'processing',
  userId: null,
  currency: settings.money.currency,
  pricesIncludeTax: true,
  subtotal: 7800,
  discount: 0,
  discountTax: 0,
  shippingTotal: 500,
  shippingTax: 0,
  cartTax: 0,
  totalTax: 0,
  total: 8300,
  paymentMethod: kind === 'customer_on_hold_order' ? 'bacs' : 'cod',
  paymentTitle: settings.payments[kind === 'customer_on_hold_order' ? 'bacs' : 'cod'].title,
  transactionId: '',
  billing: ADDRESS,
  shipping: { ...ADDRESS, email: '' },
  customerNote: '',
  userAgent: '',
  cartHash: '',
  isStockTaken: true,
  createdVia: 'checkout',
  version: 1,
  createdAt: nowMs,
  updatedAt: nowMs,
  paidAt: null,
  completedAt: null,
  refunds: [],
  items: [line(1, 'Celadon mug', 2, 4800), line(2, 'Linen lamp', 1, 3000)],
  meta: {},
});

/** A mail about things that there are not, by the same functions that write the real ones. */
export function sampleMail(kind: MailKindName, nowMs: number, context: MailContext): MailContent {
  const { settings, links } = context;
  const order = orderOf(kind, nowMs, context);
  const about = orderMail(kind, order, context);
  if (about) return about;
  const taken = { name: 'Celadon mug', after: kind === 'no_stock' ? 0 : 2 };
  const held = { id: 1, about: 'Celadon mug', author: 'Ines', email: PERSON.email, content: '…' };
  switch (kind) {
    case 'customer_note':
      return customerNoteMail(order, { id: 1, text: '…' }, context);
    case 'customer_partially_refunded_order':
      return partlyRefundedMail(order, 2400, context);
    case 'customer_invoice':
      return detailsMail(order, context);
    case 'customer_reset_password':
      return resetMail(PERSON, links.lostPassword, settings);
    case 'customer_email_changed':
      return emailChangedMail(PERSON, 'ines@example.net', settings);
    case 'invitation':
      return invitationMail({ ...PERSON, firstName: 'Ines', invitedBy: '' }, links.account, settings);
    case 'no_stock':
    case 'low_stock':
      return stockMail(kind, taken, settings);
    case 'held_comment':
      return heldMail({ ...held, kind: 'comment' }, settings);
    case 'held_review':
      return heldMail({ ...held, kind: 'review', rating: 5 }, settings);
    default:
      return newAccountMail(PERSON, settings, links);
  }
}
