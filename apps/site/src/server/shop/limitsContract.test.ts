// @long
import { databaseKinds, type TestShop } from '@vitrine/server/testing';
import { describe, expect, it } from 'vitest';
import { askForReset, logIn, PASSWORD, register } from './testing/accountForms.ts';
import { buyer, openCheckout } from './testing/buyer.ts';
import { pageDatabases } from './testing/pageDatabases.ts';
import { startTestSite } from './testing/startTestSite.ts';

const TOO_MANY = 'Too many attempts. Please try again later.';
const HOUR_MS = 3_600_000;

/** As if what was tried before had been tried so many times more: each try over HTTP would take a minute of every run. */
const again = (shop: TestShop, times: number) =>
  shop.queries
    .updateTable('attempts')
    .set((eb) => ({ count: eb('count', '+', times) }))
    .execute();

describe.each(databaseKinds)('how often something may be done, on %s', async (kind) => {
  const { shop, visitor } = await startTestSite(kind, { trustProxy: '127.0.0.1' });
  const from = (address: string) => visitor({ 'x-forwarded-for': address });
  const resetsTo = async (recipient: string): Promise<number> =>
    (
      await shop.queries
        .selectFrom('mails')
        .select('id')
        .where('recipient', '=', recipient)
        .where('kind', '=', 'customer_reset_password')
        .execute()
    ).length;
  const count = async (table: 'shop_sessions' | 'reviews'): Promise<number> =>
    (
      await shop.queries
        .selectFrom(table)
        .select((eb) => eb.fn.countAll<number>().as('n'))
        .executeTakeFirstOrThrow()
    ).n;

  it('lets an owner ask for a new password whoever else has asked for it', async () => {
    await register(from('192.0.2.1'), 'ida@example.com');
    for (let index = 0; index < 4; index++) await askForReset(from('198.51.100.1'), 'ida@example.com');
    const before = await resetsTo('ida@example.com');
    expect(before).toBe(1);
    shop.wait(5 * 60_000);
    const asked = await askForReset(from('192.0.2.1'), 'ida@example.com');
    expect(asked.headers.get('location')).toContain('reset-link-sent=true');
    expect(await resetsTo('ida@example.com')).toBe(before + 1);
  });

  it('counts accounts that are made at the checkout', async () => {
    const id = await shop.product();
    const order = async (email: string) => {
      const guest = from('192.0.2.2');
      await guest.ask('add_to_cart', { product_id: id });
      const sent = { ...buyer, ...(await openCheckout(guest)), billing_email: email, createaccount: '1' };
      return (await guest.ask('checkout', sent)).body;
    };
    expect(await order('first@example.com')).toContain('success');
    await again(shop, 18);
    expect(await order('twentieth@example.com')).toContain('success');
    expect(await order('last@example.com')).toContain(TOO_MANY);
    const guest = from('192.0.2.2');
    await guest.ask('add_to_cart', { product_id: id });
    const sent = { ...buyer, ...(await openCheckout(guest)) };
    expect((await guest.ask('checkout', sent)).body).toContain('success');
    expect((await register(from('192.0.2.2'), 'more@example.com')).body).toContain(TOO_MANY);
  });

  it('counts IPv6 by the network that one visitor has', async () => {
    await register(from('192.0.2.3'), 'una@example.com');
    await logIn(from('2001:db8:0:1::1'), 'una@example.com', 'not this one');
    await again(shop, 8);
    await logIn(from('2001:db8:0:1::2'), 'una@example.com', 'not this one');
    expect((await logIn(from('2001:db8:0:1:ffff::1'), 'una@example.com')).body).toContain(TOO_MANY);
    expect((await logIn(from('2001:db8:0:2::1'), 'una@example.com')).status).toBe(303);
    await logIn(from('::ffff:192.0.2.77'), 'una@example.com', 'no');
    await again(shop, 8);
    await logIn(from('::ffff:192.0.2.77'), 'una@example.com', 'no');
    expect((await logIn(from('192.0.2.77'), 'una@example.com')).body).toContain(TOO_MANY);
  });

  it('keeps reviews of one address few, holds them, and says so', async () => {
    const id = await shop.product({ slug: 'ink' });
    const review = async (address: string, fields: Readonly<Record<string, string>> = {}) => {
      const guest = from(address);
      const form = { author: 'Ana', email: 'ana@example.com', rating: '5', comment: 'Good.', ...fields };
      const sent = await guest.post('/product/ink/', form);
      const next = sent.headers.get('location');
      return next ? (await guest.get(next)).body : sent.body;
    };
    expect(await review('192.0.2.4')).toContain('Your review is awaiting approval.');
    const held = await shop.queries.selectFrom('reviews').selectAll().where('product_id', '=', id).execute();
    expect(held).toMatchObject([{ status: 'hold' }]);
    await again(shop, 8);
    expect(await review('192.0.2.4', { comment: 'The tenth.' })).toContain(
      'Your review is awaiting approval.',
    );
    expect(await count('reviews')).toBe(2);
    expect(await review('192.0.2.4')).toContain(TOO_MANY);
    expect(await review('192.0.2.5', { email: `${'a'.repeat(700_000)}@example.com` })).not.toContain(
      'awaiting',
    );
    expect(await review('192.0.2.5')).toContain('Your review is awaiting approval.');
  });

  it('stops who guesses coupons, for a while', async () => {
    await shop.coupon('moss');
    const id = await shop.product();
    const guess = async (address: string, code: string, other = from(address)) => {
      await other.ask('add_to_cart', { product_id: id });
      const cart = await other.get('/cart/');
      const nonce = 'woocommerce-cart-nonce';
      const fields = { coupon_code: code, apply_coupon: '1', [nonce]: cart.value(nonce) };
      const sent = await other.post('/cart/', fields);
      // What is refused is told where it was sent.
      return sent.status === 303 ? (await other.get('/cart/')).body : sent.body;
    };
    await guess('192.0.2.6', 'wrong');
    await again(shop, 98);
    expect(await guess('192.0.2.6', 'wrong too')).not.toContain('Too many coupon codes were tried.');
    expect(await guess('192.0.2.6', 'moss')).toContain('Too many coupon codes were tried.');
    const one = from('192.0.2.7');
    await guess('192.0.2.7', 'wrong', one);
    await again(shop, 18);
    expect(await guess('192.0.2.7', 'wrong too', one)).not.toContain('Too many coupon codes were tried.');
    expect(await guess('192.0.2.7', 'moss', one)).toContain('Too many coupon codes were tried.');
    expect(await guess('192.0.2.7', 'moss')).toContain('Coupon code applied successfully.');
    shop.wait(HOUR_MS);
    expect(await guess('192.0.2.6', 'moss')).toContain('Coupon code applied successfully.');
  });

  it('begins only so many carts for one address, and none for crawlers', async () => {
    const id = await shop.product();
    const before = await count('shop_sessions');
    for (const agent of [
      'Googlebot/2.1 (+http://www.google.com/bot.html)',
      'Mozilla/5.0 (compatible; bingbot/2.0)',
    ])
      await visitor({ 'user-agent': agent }).get(`/shop/?add-to-cart=${id}`);
    await visitor({ 'sec-purpose': 'prefetch' }).get(`/shop/?add-to-cart=${id}`);
    await visitor().send(`/shop/?add-to-cart=${id}`, { method: 'HEAD' });
    expect(await count('shop_sessions')).toBe(before);
    await from('192.0.2.8').get(`/shop/?add-to-cart=${id}`);
    await again(shop, 298);
    for (let index = 0; index < 5; index++) await from('192.0.2.8').get(`/shop/?add-to-cart=${id}`);
    expect((await count('shop_sessions')) - before).toBe(2);
    const refused = await from('192.0.2.8').ask('add_to_cart', { product_id: id });
    expect(refused.json()).toMatchObject({ error: true, product_url: expect.stringContaining('/product/') });
    expect((await from('192.0.2.9').ask('add_to_cart', { product_id: id })).body).toContain('fragments');
  });

  it('is asked of robots too', async () => {
    const { status, headers, body } = await visitor().get('/robots.txt');
    expect([status, headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
    expect(body).toContain('Disallow: /*add-to-cart=');
    expect(body).toContain('Disallow: /checkout/');
  });

  it('answers searches of one address so many a minute', async () => {
    await shop.indexed({ name: 'Indigo' });
    const eager = from('192.0.2.10');
    const search = (guest = eager) => guest.act('woodmart_ajax_search', { query: 'indigo', number: 5 });
    await search();
    await again(shop, 118);
    expect((await search()).body).toContain('Indigo');
    const more = await search();
    expect([more.status, more.json()]).toEqual([200, { suggestions: [] }]);
    const page = await eager.get('/?s=indigo&post_type=product');
    expect([page.status, page.headers.get('retry-after')]).toEqual([429, '60']);
    expect((await search(from('192.0.2.11'))).body).toContain('Indigo');
    shop.wait(60_000);
    expect((await search()).body).toContain('Indigo');
  });
});

describe.each(pageDatabases)('behind a proxy that is not trusted, on %s', async (kind) => {
  const { shop, visitor } = await startTestSite(kind);
  const proxied = () => visitor({ 'x-forwarded-for': '203.0.113.9' });

  it('nobody is locked out for what others do, and one account is still kept from guessing', async () => {
    await register(proxied(), 'ida@example.com');
    await register(proxied(), 'leo@example.com');
    for (let index = 0; index < 3; index++) await logIn(proxied(), `nobody${index}`, 'not this one');
    await again(shop, 200);
    expect((await logIn(proxied(), 'ida@example.com')).status).toBe(303);
    await logIn(proxied(), 'leo@example.com', 'a guess');
    await again(shop, 48);
    expect((await logIn(proxied(), 'leo@example.com', 'another')).body).not.toContain(TOO_MANY);
    expect((await logIn(proxied(), 'leo@example.com', PASSWORD)).body).toContain(TOO_MANY);
  });
});
