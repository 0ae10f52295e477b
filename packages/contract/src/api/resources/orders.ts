import * as v from 'valibot';
import { resource } from '../ApiEndpoint.ts';
import { filled, flag, maybe, oneOf, text, time, timeText } from '../schema/fields.ts';
import { strict } from '../schema/object.ts';
import { pageOf } from '../schema/pageOf.ts';
import { idText, paging } from '../schema/query.ts';
import { address } from './address.ts';

const one = strict({ id: idText });
const status = oneOf(['pending', 'on-hold', 'processing', 'completed', 'cancelled', 'refunded', 'failed']);

const head = {
  id: v.number(),
  status,
  userId: maybe(v.number()),
  currency: v.string(),
  pricesIncludeTax: flag,
  subtotal: v.number(),
  discount: v.number(),
  discountTax: v.number(),
  shippingTotal: v.number(),
  shippingTax: v.number(),
  cartTax: v.number(),
  totalTax: v.number(),
  total: v.number(),
  paymentMethod: v.string(),
  paymentTitle: v.string(),
  transactionId: v.string(),
  billing: address,
  shipping: address,
  customerNote: v.string(),
  createdVia: v.string(),
  version: v.number(),
  createdAt: timeText,
  updatedAt: timeText,
  paidAt: maybe(timeText),
  completedAt: maybe(timeText),
};
const item = strict({
  id: v.number(),
  kind: oneOf(['line', 'shipping', 'tax', 'coupon', 'fee']),
  name: v.string(),
  productId: maybe(v.number()),
  variationId: maybe(v.number()),
  quantity: v.number(),
  subtotal: v.number(),
  subtotalTax: v.number(),
  total: v.number(),
  totalTax: v.number(),
  data: v.record(v.string(), v.unknown()),
});
const answer = strict({
  ...head,
  origin: v.string(),
  next: v.pipe(v.array(status), v.description('What it can become.')),
  items: v.array(item),
  meta: v.record(v.string(), v.string()),
});
const note = strict({
  id: v.number(),
  kind: oneOf(['system', 'private', 'customer']),
  content: v.string(),
  createdAt: timeText,
});

export const orders = resource({
  listOrders: {
    method: 'GET',
    path: '/orders',
    summary: 'Orders, the newest first.',
    right: 'manageOrders',
    query: strict({
      ...paging,
      search: v.optional(text(200)),
      status: v.optional(status),
      userId: v.optional(idText),
      from: v.optional(time),
      to: v.optional(time),
    }),
    answer: pageOf(strict({ ...head, count: v.number() })),
  },
  readOrder: {
    method: 'GET',
    path: '/orders/:id',
    summary: 'One order with its items.',
    right: 'manageOrders',
    params: one,
    answer,
  },
  changeOrder: {
    method: 'PATCH',
    path: '/orders/:id',
    summary: 'Moves it to another status, with what that brings about: stock, coupons, mails.',
    right: 'manageOrders',
    params: one,
    body: strict({ status, note: v.optional(text(2000)) }),
    answer,
    needsMatch: true,
  },
  listOrderNotes: {
    method: 'GET',
    path: '/orders/:id/notes',
    summary: 'What was noted about it, the newest last.',
    right: 'manageOrders',
    params: one,
    answer: strict({ items: v.array(note) }),
  },
  addOrderNote: {
    method: 'POST',
    path: '/orders/:id/notes',
    summary: 'Writes a note; one for the customer is mailed too.',
    right: 'manageOrders',
    params: one,
    body: strict({ kind: oneOf(['private', 'customer']), content: filled(2000) }),
    answer: strict({ items: v.array(note) }),
    status: 201,
  },
});
