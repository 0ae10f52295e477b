import * as v from 'valibot';
import { resource } from '../ApiEndpoint.ts';
import { filled, maybe, oneOf, text, timeText } from '../schema/fields.ts';
import { anyOf, strict } from '../schema/object.ts';
import { pageOf } from '../schema/pageOf.ts';
import { idText, paging } from '../schema/query.ts';

const WEBHOOK_TOPICS = [
  'order.created',
  'order.updated',
  'product.created',
  'product.updated',
  'product.deleted',
  'product.restored',
  'customer.created',
  'customer.updated',
  'customer.deleted',
  'coupon.created',
  'coupon.updated',
  'coupon.deleted',
] as const;
export type WebhookTopic = (typeof WEBHOOK_TOPICS)[number];

const one = strict({ id: idText });
const oneDelivery = strict({ id: idText, deliveryId: idText });
const topic = oneOf(WEBHOOK_TOPICS);

const entries = {
  name: filled(100),
  topic,
  url: v.pipe(
    filled(500),
    v.check((written) => {
      const url = URL.canParse(written) ? new URL(written) : null;
      return url !== null && /^https?:$/.test(url.protocol) && url.username === '' && url.password === '';
    }, 'An address that begins with https:// or http://, and names no user.'),
  ),
  secret: v.pipe(
    text(200),
    v.check((written) => written === '' || written.length >= 8, 'At least 8 characters.'),
    v.description('Signs what is sent. Empty: one is made up, and in the answer to its creation once.'),
  ),
  status: oneOf(['active', 'paused']),
};
const body = anyOf(entries);
const head = {
  id: v.number(),
  name: v.string(),
  topic,
  url: v.string(),
  status: oneOf(['active', 'paused', 'disabled']),
  note: v.pipe(v.string(), v.description('Why it was disabled.')),
  failures: v.pipe(v.number(), v.description('Deliveries in a row that were given up.')),
  version: v.number(),
  createdAt: timeText,
  updatedAt: timeText,
};
const answer = strict(head);

const deliveryHead = {
  id: v.number(),
  key: v.pipe(v.string(), v.description('What it is called in the header X-WC-Webhook-Delivery-ID.')),
  topic: v.pipe(v.string(), v.description('Empty: a test.')),
  resourceId: maybe(v.number()),
  status: oneOf(['queued', 'sending', 'delivered', 'failed']),
  tries: v.number(),
  nextTryAt: maybe(timeText),
  answerStatus: maybe(v.number()),
  error: v.string(),
  createdAt: timeText,
  sentAt: maybe(timeText),
};
const delivery = strict({
  ...deliveryHead,
  headers: v.record(v.string(), v.string()),
  body: v.string(),
  answer: v.pipe(v.string(), v.description('How it begins.')),
});

export const webhooks = resource({
  listWebhooks: {
    method: 'GET',
    path: '/webhooks',
    summary: 'Addresses that are told of changes, the newest first.',
    right: 'manageSettings',
    query: strict(paging),
    answer: pageOf(answer),
  },
  createWebhook: {
    method: 'POST',
    path: '/webhooks',
    summary: 'A new one. Its secret is in this answer and never again.',
    right: 'manageSettings',
    body: strict({
      name: entries.name,
      topic,
      url: entries.url,
      secret: v.optional(entries.secret, ''),
      status: v.optional(entries.status, 'active'),
    }),
    answer: strict({ ...head, secret: v.string() }),
    status: 201,
  },
  readWebhook: {
    method: 'GET',
    path: '/webhooks/:id',
    summary: 'One of them, without its secret.',
    right: 'manageSettings',
    params: one,
    answer,
  },
  updateWebhook: {
    method: 'PATCH',
    path: '/webhooks/:id',
    summary: 'Changes what is given. An empty secret stays the one that there is.',
    right: 'manageSettings',
    params: one,
    body,
    answer,
    needsMatch: true,
  },
  deleteWebhook: {
    method: 'DELETE',
    path: '/webhooks/:id',
    summary: 'Removes it, and what was kept of its deliveries.',
    right: 'manageSettings',
    params: one,
    status: 204,
    needsMatch: true,
  },
  testWebhook: {
    method: 'POST',
    path: '/webhooks/:id/test',
    summary: 'Sends `webhook_id=<id>` to it, signed as everything else, whatever its status.',
    right: 'manageSettings',
    params: one,
    answer: delivery,
    status: 201,
  },
  listWebhookDeliveries: {
    method: 'GET',
    path: '/webhooks/:id/deliveries',
    summary: 'What was sent to it or waits to be, the newest first.',
    right: 'manageSettings',
    params: one,
    query: strict(paging),
    answer: pageOf(strict(deliveryHead)),
  },
  readWebhookDelivery: {
    method: 'GET',
    path: '/webhooks/:id/deliveries/:deliveryId',
    summary: 'One delivery: what was sent, and what was answered.',
    right: 'manageSettings',
    params: oneDelivery,
    answer: delivery,
  },
  sendWebhookAgain: {
    method: 'POST',
    path: '/webhooks/:id/deliveries/:deliveryId/send-again',
    summary: 'Puts a delivery back into the queue, as it was.',
    right: 'manageSettings',
    params: oneDelivery,
    answer: delivery,
  },
});
