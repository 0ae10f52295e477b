import { createHmac } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { insertTestUser } from '../accounts/testing/testUser.ts';
import { put, testGuest } from '../cart/testing/cartOf.ts';
import { deleteProduct } from '../catalogue/deleteProduct.ts';
import { saveProduct } from '../catalogue/saveProduct.ts';
import { databaseKinds } from '../db/testing/databases.ts';
import { webhookPayload } from '../http/api/webhookPayload.ts';
import { bought } from '../orders/testing/checkoutOf.ts';
import { openTestShop } from '../testing/testShop.ts';
import {
  dropOldDeliveries,
  findDelivery,
  listDeliveries,
  queueDelivery,
  sendDeliveryAgain,
} from './deliveries.ts';
import { deliverWebhooks } from './deliverWebhooks.ts';
import { createWebhook, updateWebhook } from './saveWebhook.ts';
import { createWebhookSender } from './sendWebhook.ts';
import { findWebhook } from './Webhook.ts';

interface Received {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

const received: Received[] = [];
const answers = { status: 200, headers: {} as Record<string, string>, text: 'thanks' };
const server = createServer((request, response) => {
  const parts: Buffer[] = [];
  request.on('data', (part: Buffer) => parts.push(part));
  request.on('end', () => {
    received.push({ headers: request.headers, body: Buffer.concat(parts).toString('utf8') });
    response.writeHead(answers.status, answers.headers).end(answers.text);
  });
});
await new Promise<void>((open) => server.listen(0, '127.0.0.1', open));
afterAll(() => void server.close());
const { port } = server.address() as AddressInfo;
const here = `http://127.0.0.1:${port}/hook`;

const MINUTE = 60_000;
const SECRET = 'hush, hush';
const options = {
  send: createWebhookSender({ isAllowed: () => true }),
  source: 'https://shop.example',
  payloadOf: webhookPayload,
};

beforeEach(() => {
  received.length = 0;
  Object.assign(answers, { status: 200, headers: {}, text: 'thanks' });
});

describe.each(databaseKinds)('a webhook on %s', async (kind) => {
  const shop = await openTestShop(kind);
  const hookFor = (topic: Parameters<typeof createWebhook>[1]['topic'], url = here) =>
    createWebhook(shop, { name: topic, topic, url, secret: SECRET, status: 'active' });
  const lastOf = async (id: number) => {
    const { items } = await listDeliveries(shop, id, { page: 1, perPage: 1 });
    return findDelivery(shop, id, items[0]?.id ?? 0);
  };
  const run = () => deliverWebhooks(shop, options);

  it('is told of an order with a signature that anybody who knows the secret can check', async () => {
    const product = await shop.product({ name: 'Tasse à café — ☕' });
    await run();
    const { id } = await hookFor('order.created');
    const guest = testGuest();
    await put(shop, guest, product);
    const order = await bought(shop, guest);
    expect(await run()).toBe(1);
    const [{ headers, body } = { headers: {}, body: '' }] = received;
    expect(headers['x-wc-webhook-signature']).toBe(
      createHmac('sha256', SECRET).update(Buffer.from(body, 'utf8')).digest('base64'),
    );
    expect(headers).toMatchObject({
      'content-type': 'application/json',
      'x-wc-webhook-topic': 'order.created',
      'x-wc-webhook-resource': 'order',
      'x-wc-webhook-event': 'created',
      'x-wc-webhook-id': String(id),
      'x-wc-webhook-source': 'https://shop.example/',
    });
    expect(JSON.parse(body)).toMatchObject({
      id: order.id,
      billing: { email: 'ann@example.com' },
      items: [{ name: 'Tasse à café — ☕' }],
    });
    expect(JSON.parse(body)).not.toHaveProperty('key');
    const kept = await lastOf(id);
    expect(kept).toMatchObject({ status: 'delivered', tries: 1, answerStatus: 200, answer: 'thanks', body });
    expect(kept?.key).toBe(headers['x-wc-webhook-delivery-id']);
    expect(JSON.stringify(kept)).not.toContain(String(headers['x-wc-webhook-signature']));
    expect(await run()).toBe(0);
    await updateWebhook(shop, id, { status: 'paused' }, {});
  });

  it('is told once of changes that come together, and of what is gone by its number', async () => {
    const hooks = await Promise.all(
      (
        [
          'product.created',
          'product.updated',
          'product.deleted',
          'product.restored',
          'customer.created',
        ] as const
      ).map((topic) => hookFor(topic)),
    );
    const topics = () =>
      received.map(({ headers, body }) => `${headers['x-wc-webhook-topic']} ${JSON.parse(body).id}`);
    const product = await shop.product();
    const parent = await shop.product({ type: 'variable' });
    await run();
    expect(topics().toSorted()).toEqual(
      [`product.created ${product}`, `product.created ${parent}`].toSorted(),
    );
    received.length = 0;
    for (const name of ['One', 'Two', 'Three']) await saveProduct(shop, { id: product, name });
    await shop.product({ type: 'variation', parentId: parent, choices: {} });
    await run();
    expect(topics().toSorted()).toEqual(
      [`product.updated ${product}`, `product.updated ${parent}`].toSorted(),
    );
    expect(received.some(({ body }) => JSON.parse(body).name === 'Three')).toBe(true);
    received.length = 0;
    await deleteProduct(shop, product);
    await run();
    expect(received.map(({ body }) => body)).toEqual([`{"id":${product}}`]);
    await saveProduct(shop, { id: product, status: 'draft' });
    await run();
    expect(topics().at(-1)).toBe(`product.restored ${product}`);
    received.length = 0;
    await insertTestUser(shop, { role: 'editor' });
    const customer = await insertTestUser(shop);
    await run();
    expect(topics()).toEqual([`customer.created ${customer.id}`]);
    expect(received[0]?.body).not.toMatch(/password|hash/);
    for (const { id } of hooks) await updateWebhook(shop, id, { status: 'paused' }, {});
    await shop.product();
    expect(await run()).toBe(0);
    expect(await shop.queries.selectFrom('webhook_events').selectAll().execute()).toEqual([]);
  });

  it('that fails is tried again after longer and longer waits with the same words, then given up', async () => {
    const { id } = await hookFor('coupon.created');
    await shop.coupon('waits');
    Object.assign(answers, { status: 500, text: 'x'.repeat(9000) });
    expect(await run()).toBe(1);
    expect(await run()).toBe(0);
    for (const minutes of [1, 5, 30, 120]) {
      shop.wait(minutes * MINUTE - 1);
      expect(await run()).toBe(0);
      shop.wait(1);
      expect(await run()).toBe(1);
      expect(await lastOf(id)).toMatchObject({ status: 'queued' });
    }
    shop.wait(720 * MINUTE);
    expect(await run()).toBe(1);
    shop.wait(9999 * MINUTE);
    expect(await run()).toBe(0);
    const kept = await lastOf(id);
    expect(kept).toMatchObject({
      status: 'failed',
      tries: 6,
      error: 'It answered with status 500.',
      nextTryAt: null,
    });
    expect(kept?.answer).toHaveLength(4000);
    const sent = received.map(({ headers, body }) => `${headers['x-wc-webhook-delivery-id']} ${body}`);
    expect([sent.length, new Set(sent).size]).toEqual([6, 1]);
    answers.status = 204;
    expect(await sendDeliveryAgain(shop, id, kept?.id ?? 0)).toBe(true);
    await run();
    expect(await lastOf(id)).toMatchObject({ status: 'delivered', tries: 1, answerStatus: 204 });
    expect((await findWebhook(shop, id))?.failures).toBe(0);
    await updateWebhook(shop, id, { status: 'paused' }, {});
  });

  it('that is given up five times in a row is disabled with a note, and begins anew when it is active again', async () => {
    const { id } = await hookFor('coupon.updated');
    Object.assign(answers, { status: 302, headers: { location: here } });
    for (let count = 0; count < 6; count++)
      await queueDelivery(shop, { webhookId: id, topic: 'coupon.updated', resourceId: 1 });
    await shop.queries
      .updateTable('webhook_deliveries')
      .set({ tries: 5 })
      .where('webhook_id', '=', id)
      .execute();
    await shop.queries
      .updateTable('webhook_deliveries')
      .set({ next_try_at: shop.now() + MINUTE })
      .where('id', '=', (await lastOf(id))?.id ?? 0)
      .execute();
    await run();
    // Redirects are not followed.
    expect(received).toHaveLength(5);
    expect(await findWebhook(shop, id)).toMatchObject({
      status: 'disabled',
      failures: 5,
      note: expect.stringContaining('It answered with status 302.'),
    });
    expect(await lastOf(id)).toMatchObject({ status: 'failed', error: 'The webhook was disabled.' });
    await updateWebhook(shop, id, { status: 'active' }, {});
    expect(await findWebhook(shop, id)).toMatchObject({ status: 'active', failures: 0, note: '' });
  });

  it('is tested whatever its status, by a form that is signed too', async () => {
    const { id } = await hookFor('order.updated');
    await updateWebhook(shop, id, { status: 'paused' }, {});
    await queueDelivery(shop, { webhookId: id, topic: '', resourceId: null });
    await run();
    expect(received[0]?.body).toBe(`webhook_id=${id}`);
    expect(received[0]?.headers['content-type']).toBe('application/x-www-form-urlencoded');
    expect(received[0]?.headers['x-wc-webhook-signature']).toBe(
      createHmac('sha256', SECRET).update(`webhook_id=${id}`).digest('base64'),
    );
  });

  it('goes out once, however many instances deliver', async () => {
    const { id } = await hookFor('customer.deleted');
    for (let count = 0; count < 12; count++)
      await queueDelivery(shop, { webhookId: id, topic: 'customer.deleted', resourceId: count + 1 });
    await Promise.all(Array.from({ length: 3 }, run));
    expect(received.map(({ body }) => JSON.parse(body).id as number).toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: 12 }, (_, at) => at + 1),
    );
  });

  it('never leads to an inner network', async () => {
    const guarded = { ...options, send: createWebhookSender() };
    for (const url of [
      here,
      'http://localhost:8080/',
      'http://169.254.169.254/latest',
      'http://[::1]/',
      'http://10.0.0.8/',
    ]) {
      const { id } = await hookFor('coupon.deleted', url);
      await queueDelivery(shop, { webhookId: id, topic: '', resourceId: null });
      await deliverWebhooks(shop, guarded);
      expect(await lastOf(id)).toMatchObject({ status: 'failed', error: 'This address is not asked.' });
      await updateWebhook(shop, id, { status: 'paused' }, {});
    }
    const named = createWebhookSender({ lookup: async () => [{ address: '192.168.0.9', family: 4 }] });
    expect(await named('https://books.example/', {}, '{}')).toEqual({
      ok: false,
      message: 'This address is not asked.',
    });
    expect(received).toEqual([]);
  });

  it('is kept for a month', async () => {
    const { id } = await hookFor('product.created');
    await queueDelivery(shop, { webhookId: id, topic: '', resourceId: null });
    await run();
    await dropOldDeliveries(shop);
    expect(await lastOf(id)).not.toBeNull();
    shop.wait(31 * 24 * 60 * MINUTE);
    await dropOldDeliveries(shop);
    expect(await lastOf(id)).toBeNull();
  });
});
