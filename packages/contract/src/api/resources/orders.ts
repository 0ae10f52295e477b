import * as v from 'valibot';
import { resource } from '../ApiEndpoint.ts';
import { count, filled, flag, id, list, money, oneOf, text, time, timeText } from '../schema/fields.ts';
import { strict } from '../schema/object.ts';
import { pageOf } from '../schema/pageOf.ts';
import { idText, paging } from '../schema/query.ts';
import { orderAnswer, orderHead, orderStatus } from './orderSchemas.ts';

const one = strict({ id: idText });
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
      status: v.optional(orderStatus),
      userId: v.optional(idText),
      from: v.optional(time),
      to: v.optional(time),
    }),
    answer: pageOf(strict({ ...orderHead, count: v.number(), refunded: v.number() })),
  },
  readOrder: {
    method: 'GET',
    path: '/orders/:id',
    summary: 'One order with its items.',
    right: 'manageOrders',
    params: one,
    answer: orderAnswer,
  },
  changeOrder: {
    method: 'PATCH',
    path: '/orders/:id',
    summary:
      'Moves it to another status, with what that brings about: stock, coupons, mails. `refunded` gives back all that is left.',
    right: 'manageOrders',
    params: one,
    body: strict({ status: orderStatus, note: v.optional(text(2000)) }),
    answer: orderAnswer,
    needsMatch: true,
  },
  refundOrder: {
    method: 'POST',
    path: '/orders/:id/refunds',
    summary:
      'Gives back money of some items, with their tax, and pieces into stock if wanted. The money itself is sent by hand. When all has gone back the order is refunded.',
    right: 'manageOrders',
    params: one,
    body: strict({
      once: v.pipe(filled(100), v.description('Asked again with the same one, it is the same refund.')),
      reason: v.optional(v.pipe(text(500), v.description('The customer reads it.')), ''),
      items: list(
        strict({
          id,
          quantity: v.pipe(count, v.description('Pieces that come back.')),
          amount: v.pipe(money, v.description('In minor units of the currency, with tax.')),
          restock: v.optional(v.pipe(flag, v.description('The pieces are for sale again.')), false),
        }),
      ),
    }),
    answer: orderAnswer,
    status: 201,
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
