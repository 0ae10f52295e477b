import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openShop } from '@vitrine/server';
import { folderStore } from '@vitrine/server/testing';
import { afterAll, describe, expect, it } from 'vitest';
import { createApp } from '../app.ts';

/** What the script of each call understands as a failure. */
const CALLS: readonly (readonly [string, (body: string) => void])[] = [
  [
    '/?wc-ajax=add_to_cart',
    (body) => expect(JSON.parse(body)).toEqual({ error: true, product_url: '/product/cup/?a=1' }),
  ],
  ['/?wc-ajax=remove_from_cart', (body) => expect(JSON.parse(body)).toEqual({ success: false })],
  ['/?wc-ajax=checkout', isFailure],
  ['/?wc-ajax=update_order_review', isFailure],
  ['/?wc-ajax=apply_coupon', (body) => expect(body).toMatch(/^<ul class="woocommerce-error"/)],
  [
    '/?wc-ajax=get_cart_totals',
    (body) => expect(body).toMatch(/^<div class="cart_totals"><ul class="woocommerce-error"/),
  ],
  [
    '/?wc-ajax=get_refreshed_fragments',
    (body) => expect(JSON.parse(body)).toMatchObject({ error: true, fragments: {} }),
  ],
  ['/?wc-ajax=get_variation', (body) => expect(JSON.parse(body)).toBe(false)],
  ['/wp-admin/admin-ajax.php?action=woocommerce_checkout', isFailure],
  [
    '/wp-admin/admin-ajax.php?action=woodmart_ajax_search',
    (body) => expect(JSON.parse(body)).toEqual({ suggestions: [] }),
  ],
  [
    '/wp-admin/admin-ajax.php?action=woodmart_add_to_wishlist',
    (body) => expect(JSON.parse(body)).toMatchObject({ error: true }),
  ],
  [
    '/wp-admin/admin-ajax.php?action=revslider_ajax_call_front',
    (body) => expect(JSON.parse(body)).toMatchObject({ success: false }),
  ],
];

function isFailure(body: string): void {
  const answer = JSON.parse(body) as { readonly messages: string };
  expect(answer).toMatchObject({ result: 'failure', refresh: false, reload: false });
  expect(answer.messages).toMatch(/^<ul class="woocommerce-error" role="alert"><li>/);
}

describe('a call that fails', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-fault-'));
  const open = await openShop(':memory:', {});
  const logged: string[] = [];
  const app = await createApp({
    demoDir: folder,
    embedFile: join(folder, 'vitrine.js'),
    uploads: folderStore(folder),
    open,
    siteUrl: 'http://localhost:3000',
    logger: { level: 'info', stream: { write: (line: string) => void logged.push(line) } },
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  afterAll(async () => {
    await app.close();
    rmSync(folder, { recursive: true, force: true });
  });
  const ask = (url: string, payload: string) =>
    app.inject({
      method: 'POST',
      url,
      payload,
      headers: {
        host: 'localhost:3000',
        referer: 'http://localhost:3000/product/cup/?a=1',
        'content-type': 'application/x-www-form-urlencoded',
      },
    });

  it.each(CALLS)('because it is too large is told to the script of %s', async (url, check) => {
    const { statusCode, body } = await ask(url, `a=${'x'.repeat(1_100_000)}`);
    expect(statusCode).toBe(200);
    check(body);
  });

  it.each(['/?wc-ajax=checkout', '/cart/', '/api/v1/login'])(
    'because whoever asked %s has gone is no fault of ours',
    async (path) => {
      const { port } = app.server.address() as AddressInfo;
      const gone = new Promise<void>((done) =>
        app.server.once('connection', (socket) => socket.once('close', () => setImmediate(done))),
      );
      const type = path.startsWith('/api') ? 'application/json' : 'application/x-www-form-urlencoded';
      const socket = connect(port, '127.0.0.1', () =>
        socket.write(
          `POST ${path} HTTP/1.1\r\nHost: localhost:3000\r\nContent-Type: ${type}\r\nContent-Length: 900\r\n\r\na=`,
        ),
      );
      await new Promise<void>((read) => app.server.once('request', () => setImmediate(read)));
      socket.destroy();
      await gone;
      expect(logged.filter((line) => line.includes('"level":50'))).toEqual([]);
    },
  );

  it('is told in the language of the shop, as the calls before it knew it', async () => {
    const { queries } = open.shop;
    const speak = async (language: string) => {
      const value = JSON.stringify({ site: { language } });
      await queries.deleteFrom('settings').execute();
      await queries.insertInto('settings').values({ name: 'shop', value, updated_at: 1 }).execute();
      await ask('/?wc-ajax=get_refreshed_fragments', '');
    };
    const told = async () => (await ask('/?wc-ajax=apply_coupon', `a=${'x'.repeat(1_100_000)}`)).body;
    await speak('ar');
    expect(await told()).toContain('هذا أكثر مما يمكننا استقباله دفعة واحدة.');
    await speak('en');
    expect(await told()).toContain('That was more than we can take at once.');
  });

  it.each(CALLS)('because of a fault is told to the script of %s, and to the log', async (url, check) => {
    await open.close();
    logged.length = 0;
    const { statusCode, body } = await ask(url, 'product_id=1');
    expect(statusCode).toBe(200);
    check(body);
    const fault = logged.map((line) => JSON.parse(line)).find(({ level }) => level === 50);
    expect(fault).toMatchObject({ msg: 'a call failed' });
    const [told = fault.reqId] = /(?<=number: )[\da-f-]+/.exec(body) ?? [];
    expect(told).toBe(fault.reqId);
  });

  it('sends nobody to another site', async () => {
    const { body } = await app.inject({
      method: 'POST',
      url: '/?wc-ajax=add_to_cart',
      payload: `a=${'x'.repeat(1_100_000)}`,
      headers: {
        host: 'localhost:3000',
        referer: 'http://evil.example//evil.example/',
        'content-type': 'application/x-www-form-urlencoded',
      },
    });
    expect(JSON.parse(body)).toEqual({ error: true, product_url: '/' });
  });
});
