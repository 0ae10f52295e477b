import * as v from 'valibot';
import { resource } from '../ApiEndpoint.ts';
import { filled, flag, id, list, maybe, oneOf, text, timeText, whole } from '../schema/fields.ts';
import { strict } from '../schema/object.ts';
import { idText } from '../schema/query.ts';
import { mailAnswer } from './mails.ts';
import { orderAnswer } from './orderSchemas.ts';

const one = strict({ id: idText });
const written = v.optional(text(200), '');
const addressBody = strict({
  firstName: written,
  lastName: written,
  company: written,
  country: written,
  address1: written,
  address2: written,
  city: written,
  state: written,
  postcode: written,
  phone: written,
  email: written,
});

/** Less than an item of the catalogue may cost: what an order comes to must stay a number that is exact. */
const price = v.pipe(whole(0, 10_000_000_000), v.description('In minor units of the currency.'));
/** What is in an order before it is paid. */
const draft = {
  lines: list(
    strict({
      itemId: v.optional(
        v.pipe(maybe(id), v.description('A line that the order has; else it is a new one.')),
        null,
      ),
      productId: v.optional(maybe(id), null),
      variationId: v.optional(maybe(id), null),
      choices: v.optional(v.record(text(180), text(300), 'Must be an object of texts.'), {}),
      quantity: whole(1, 99_999),
      price: v.optional(
        v.pipe(
          maybe(price),
          v.description(
            'Of one piece, with tax where the prices of the order have it. Null: as it is, or what the shop asks now.',
          ),
        ),
        null,
      ),
    }),
  ),
  rate: v.pipe(
    maybe(strict({ id: v.optional(text(100), ''), label: filled(200), cost: price })),
    v.description('How it is shipped, and what that costs without tax. Null: it is not.'),
  ),
  fees: v.optional(
    list(strict({ name: filled(200), amount: price, isTaxable: v.optional(flag, true) }), 50),
    [],
  ),
};
const addresses = {
  billing: v.optional(addressBody, {}),
  shipping: v.optional(v.pipe(maybe(addressBody), v.description('Null: the billing address.')), null),
};

const labelled = strict({ label: v.string(), amount: v.number() });
const preview = strict({
  pricesIncludeTax: flag,
  lines: v.array(
    strict({
      itemId: maybe(v.number()),
      productId: v.number(),
      variationId: v.number(),
      name: v.string(),
      sku: v.string(),
      quantity: v.number(),
      price: v.number(),
      total: v.pipe(v.number(), v.description('After discounts, without tax.')),
      totalTax: v.number(),
    }),
  ),
  needsShipping: flag,
  rates: v.pipe(
    v.array(strict({ id: v.string(), label: v.string(), cost: v.number() })),
    v.description('Ways of shipping that the shop offers for it.'),
  ),
  taxes: v.array(labelled),
  subtotal: v.number(),
  discount: v.number(),
  fees: v.number(),
  shipping: v.number(),
  totalTax: v.number(),
  total: v.number(),
  errors: v.pipe(
    v.array(strict({ field: maybe(v.string()), message: v.string() })),
    v.description('What would keep it from being saved.'),
  ),
});

/** What an owner does with orders by hand. */
export const orderDesk = resource({
  readOrderOptions: {
    method: 'GET',
    path: '/order-options',
    summary: 'What an order that is made by hand can have: ways to pay, countries.',
    right: 'manageOrders',
    answer: strict({
      payments: v.array(strict({ id: v.string(), title: v.string() })),
      countries: v.array(v.string()),
      country: v.pipe(v.string(), v.description('Where the shop is.')),
      pricesIncludeTax: flag,
    }),
  },
  previewOrder: {
    method: 'POST',
    path: '/order-preview',
    summary: 'What an order would come to. Nothing is written.',
    right: 'manageOrders',
    body: strict({
      ...draft,
      ...addresses,
      orderId: v.optional(
        v.pipe(maybe(id), v.description('One that is changed: it has its own addresses.')),
        null,
      ),
    }),
    answer: preview,
  },
  createOrder: {
    method: 'POST',
    path: '/orders',
    summary: 'An order made by hand. What it takes from stock must be there, as in the checkout.',
    right: 'manageOrders',
    body: strict({
      ...draft,
      ...addresses,
      once: v.pipe(filled(100), v.description('Asked again with the same one, it is the same order.')),
      userId: v.optional(maybe(id), null),
      status: v.optional(oneOf(['pending', 'on-hold', 'processing', 'completed']), 'pending'),
      paymentMethod: v.optional(text(100), ''),
      customerNote: v.optional(text(2000), ''),
      sendMails: v.optional(flag, false),
    }),
    answer: orderAnswer,
    status: 201,
  },
  editOrder: {
    method: 'PUT',
    path: '/orders/:id/items',
    summary:
      'Changes what is in an order that is not paid: lines, shipping and fees, all of which must be named. Coupons stay; totals, taxes and stock follow.',
    right: 'manageOrders',
    params: one,
    body: strict(draft),
    answer: orderAnswer,
    needsMatch: true,
  },
  readInvoice: {
    method: 'GET',
    path: '/orders/:id/invoice',
    summary: 'An order as an invoice is printed from it.',
    right: 'manageOrders',
    params: one,
    answer: strict({
      id: v.number(),
      createdAt: timeText,
      paidAt: maybe(timeText),
      shop: strict({
        title: v.string(),
        seller: v.string(),
        taxNumber: v.string(),
        note: v.string(),
        email: v.string(),
      }),
      billing: v.array(v.string()),
      shipping: v.array(v.string()),
      email: v.string(),
      phone: v.string(),
      paymentTitle: v.string(),
      customerNote: v.string(),
      rows: v.pipe(
        v.array(
          strict({
            kind: oneOf(['line', 'shipping', 'fee']),
            name: v.string(),
            sku: v.string(),
            quantity: v.number(),
            net: v.number(),
            tax: v.number(),
          }),
        ),
        v.description('After discounts. All of them come to the total.'),
      ),
      discount: v.pipe(v.number(), v.description('What coupons took off, without tax.')),
      net: v.number(),
      taxes: v.array(labelled),
      total: v.number(),
      refunds: v.pipe(
        v.array(labelled),
        v.description('What went back, and then what is left of the total.'),
      ),
    }),
  },
  listOrderMails: {
    method: 'GET',
    path: '/orders/:id/mails',
    summary: 'Mails about it, the newest first; without their contents.',
    right: 'manageOrders',
    params: one,
    answer: strict({ items: v.array(mailAnswer) }),
  },
  sendOrderDetails: {
    method: 'POST',
    path: '/orders/:id/mails',
    summary: 'Mails the customer what was ordered and, where it is not paid, how to pay it.',
    right: 'manageOrders',
    params: one,
    body: strict({
      once: v.pipe(filled(100), v.description('Asked again with the same one, it is the same mail.')),
    }),
    answer: strict({ items: v.array(mailAnswer) }),
    status: 201,
  },
  sendOrderMailAgain: {
    method: 'POST',
    path: '/orders/:id/mails/:mailId/send-again',
    summary: 'Puts a mail about it back into the queue.',
    right: 'manageOrders',
    params: strict({ id: idText, mailId: idText }),
    answer: strict({ items: v.array(mailAnswer) }),
  },
});
