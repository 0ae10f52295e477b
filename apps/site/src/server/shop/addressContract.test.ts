import { describe, expect, it } from 'vitest';
import { askWithHeaders } from './testing/askWithHeaders.ts';
import type { Shopper } from './testing/createShopper.ts';
import { pageDatabases } from './testing/pageDatabases.ts';
import { startTestSite } from './testing/startTestSite.ts';

const EVIL = 'evil.example';
const PASSWORD = 'moss on the 3rd stair';

describe.each(pageDatabases)('the address of the site, on %s', async (kind) => {
  const { shop, url, visitor } = await startTestSite(kind);
  const own = new URL(url).host;
  const mails = () => shop.queries.selectFrom('mails').select(['html', 'plain', 'recipient']).execute();

  const register = async (guest: Shopper, email: string) => {
    const page = await guest.get('/my-account/');
    const name = 'woocommerce-register-nonce';
    return guest.post('/my-account/', { email, password: PASSWORD, [name]: page.value(name), register: '1' });
  };

  it('leads whoever asks by another name to its own', async () => {
    for (const host of [
      EVIL,
      `${EVIL}:80`,
      `${own}.${EVIL}`,
      'localhost:1',
      'a b',
      '[::1',
      `127.0.0.1:${own.split(':')[1]}`,
    ]) {
      const { status, headers, body } = await askWithHeaders(`${url}/shop/?orderby=price`, { host });
      expect([status, headers.location]).toEqual([301, `${url}/shop/?orderby=price`]);
      expect(body).not.toContain(EVIL);
    }
  });

  it('does nothing for who sends something to another name', async () => {
    const asked = await askWithHeaders(
      `${url}/my-account/lost-password/`,
      { host: EVIL },
      { user_login: 'x' },
    );
    expect([asked.status, asked.body]).toEqual([421, `This site is at ${url}.`]);
  });

  it('is the same in every page and header, whatever the request says of it', async () => {
    const id = await shop.product({ name: 'Ink' });
    const said = { 'x-forwarded-host': EVIL, 'x-forwarded-proto': 'https', forwarded: `host=${EVIL}` };
    for (const path of [
      '/shop/',
      `/?add-to-cart=${id}`,
      '/cart/',
      '/my-account/',
      '/checkout/',
      '/product/product-1/',
    ]) {
      const { headers, body } = await askWithHeaders(url + path, { host: own, ...said });
      expect(JSON.stringify(headers) + body).not.toContain(EVIL);
    }
  });

  it('stands in mails, whoever asked for them', async () => {
    await register(visitor(), 'ada@example.com');
    const guest = visitor();
    const page = await guest.get('/my-account/lost-password/');
    const name = 'woocommerce-lost-password-nonce';
    await askWithHeaders(
      `${url}/my-account/lost-password/`,
      { host: EVIL, 'x-forwarded-host': EVIL },
      { user_login: 'ada@example.com', wc_reset_password: 'true', [name]: page.value(name) },
    );
    await guest.post('/my-account/lost-password/', {
      user_login: 'ada@example.com',
      wc_reset_password: 'true',
      [name]: page.value(name),
    });
    const sent = await mails();
    expect(sent.length).toBeGreaterThan(0);
    expect(JSON.stringify(sent)).not.toContain(EVIL);
    expect(sent.at(-1)?.plain).toContain(`${url}/my-account/lost-password/?key=`);
  });

  it('is no matter to machines that watch it', async () => {
    for (const path of ['/healthz', '/readyz'])
      expect((await askWithHeaders(url + path, { host: '10.0.0.7:3000' })).status).toBe(200);
  });

  it('does not lead a proxy in circles that asks by where it found the site', async () => {
    const headers = { host: own.replace('localhost', '127.0.0.1'), 'x-forwarded-for': '203.0.113.9' };
    expect((await askWithHeaders(`${url}/shop/`, headers)).status).toBe(200);
  });

  it('never makes a link lead off the site, however the path is written', async () => {
    const id = await shop.product();
    for (const path of [
      `//${EVIL}/?add-to-cart=${id}`,
      `/\\${EVIL}/?add-to-cart=${id}`,
      `/\\/${EVIL}/?add-to-cart=${id}`,
      `/%5C${EVIL}/?add-to-cart=${id}`,
    ]) {
      const { headers } = await askWithHeaders(url, { host: own }, undefined, path);
      expect(new URL(headers.location ?? '', url).host).toBe(own);
    }
  });
});

describe.each(pageDatabases)('a page of another site, on %s', async (kind) => {
  const { shop, url, visitor } = await startTestSite(kind);
  const own = new URL(url).host;

  it.each([
    ['sec-fetch-site', 'cross-site'],
    ['sec-fetch-site', 'same-site'],
    ['origin', `https://${EVIL}`],
    ['origin', 'null'],
  ])('that says %s: %s logs nobody in, and changes nothing', async (name, value) => {
    const id = await shop.product();
    const guest = visitor();
    const page = await guest.get('/my-account/');
    const nonce = 'woocommerce-login-nonce';
    const fields = { username: 'a', password: 'b', login: '1', [nonce]: page.value(nonce) };
    const headers = { host: own, [name]: value };
    const tries = [
      await askWithHeaders(`${url}/my-account/`, headers, fields),
      await askWithHeaders(`${url}/?wc-ajax=add_to_cart`, headers, { product_id: String(id) }),
      await askWithHeaders(`${url}/wp-admin/admin-ajax.php`, headers, { action: 'woodmart_add_to_wishlist' }),
      await askWithHeaders(`${url}/api/v1/login`, headers, {}),
    ];
    expect(tries.map(({ status }) => status)).toEqual([403, 403, 403, 403]);
    expect(tries.flatMap(({ headers }) => headers['set-cookie'] ?? [])).toEqual([]);
  });

  it('may lead visitors here, and our own pages may send', async () => {
    const id = await shop.product();
    const led = await askWithHeaders(`${url}/shop/`, { host: own, 'sec-fetch-site': 'cross-site' });
    expect(led.status).toBe(200);
    const headers = { host: own, origin: url, 'sec-fetch-site': 'same-origin' };
    const added = await askWithHeaders(`${url}/?wc-ajax=add_to_cart`, headers, { product_id: String(id) });
    expect(added.body).toContain('fragments');
  });
});

describe.each(pageDatabases)('a guest, on %s', async (kind) => {
  const { shop, visitor } = await startTestSite(kind);

  it('can follow the link that removes the first thing they ever put into a cart, and nobody else can', async () => {
    const [guest, other] = [visitor(), visitor()];
    const ink = { product_id: await shop.product({ name: 'Ink scent' }) };
    const added = await guest.ask('add_to_cart', ink);
    await other.ask('add_to_cart', ink);
    const { fragments } = added.json<{ fragments: Record<string, string> }>();
    const link = /href="([^"]*remove_item[^"]*)"/.exec(Object.values(fragments).join())?.[1] ?? '';
    const { pathname, search } = new URL(link.replaceAll('&amp;', '&').replaceAll('&#x26;', '&'));
    await other.get(pathname + search);
    expect((await other.get('/cart/')).body).not.toContain('removed');
    await guest.get(pathname + search);
    expect((await guest.get('/cart/')).body).toContain('removed');
  });

  it('logs in from a page that is older than the first thing in their cart', async () => {
    const owner = visitor();
    const page = await owner.get('/my-account/');
    const register = 'woocommerce-register-nonce';
    const email = 'ida@example.com';
    await owner.post('/my-account/', {
      email,
      password: PASSWORD,
      [register]: page.value(register),
      register: '1',
    });

    const guest = visitor();
    const nonce = (await guest.get('/my-account/')).value('woocommerce-login-nonce');
    await guest.ask('add_to_cart', { product_id: await shop.product() });
    const fields = { username: email, password: PASSWORD, 'woocommerce-login-nonce': nonce, login: 'Log in' };
    expect((await guest.post('/my-account/', fields)).status).toBe(303);
    expect(guest.cookies.has('vitrine_login')).toBe(true);
  });
});
