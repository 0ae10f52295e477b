import { databaseKinds } from '@vitrine/server/testing';
import { describe, expect, it } from 'vitest';
import { startTestSite } from './testing/startTestSite.ts';

interface CartAnswer {
  readonly fragments?: Readonly<Record<string, string>>;
  readonly cart_hash?: string;
  readonly error?: boolean;
  readonly product_url?: string;
  readonly success?: boolean;
}

const MINI_CART = 'div.widget_shopping_cart_content';

describe.each(databaseKinds)('the cart over the wire, on %s', async (kind) => {
  const { shop, visitor } = await startTestSite(kind);

  it('is empty for a new visitor, and a mere read sets no cookie', async () => {
    const guest = visitor();
    const answer = await guest.ask('get_refreshed_fragments', { time: 1 });
    expect(answer.status).toBe(200);
    expect(answer.json<CartAnswer>().cart_hash).toBe('');
    expect(answer.json<CartAnswer>().fragments?.[MINI_CART]).toContain('No products in the cart.');
    expect(answer.headers.get('set-cookie')).toBeNull();
    expect(answer.headers.get('content-type')).toBe('application/json; charset=UTF-8');
    expect(answer.headers.get('x-robots-tag')).toBe('noindex');
    expect(answer.headers.get('expires')).toBe('Wed, 11 Jan 1984 05:00:00 GMT');
    expect(answer.headers.get('cache-control')).toBe(
      'no-cache, must-revalidate, max-age=0, no-store, private',
    );
  });

  it('takes what a button adds, and says so in cookies and fragments', async () => {
    const id = await shop.product({ name: 'Blue <cup>' });
    const guest = visitor();
    const added = await guest.ask('add_to_cart', { product_id: id, quantity: 2 });
    const { fragments, cart_hash: hash } = added.json<CartAnswer>();
    expect(hash).toMatch(/^[\da-f]{32}$/);
    expect(fragments?.[MINI_CART]).toContain('Blue &lt;cup&gt;');
    expect(guest.cookies.get('woocommerce_cart_hash')).toBe(hash);
    expect(guest.cookies.get('woocommerce_items_in_cart')).toBe('1');
    const session = added.headers.getSetCookie().find((line) => line.startsWith('wp_woocommerce_session_'));
    expect(session).toMatch(
      /=t_[^;]*%7C\d+%7C\d+%7C[\da-f]+; Max-Age=172800; Path=\/; HttpOnly; SameSite=Lax$/i,
    );
    const again = await guest.ask('get_refreshed_fragments');
    expect(again.json<CartAnswer>().cart_hash).toBe(hash);
    expect(again.headers.getSetCookie()).toEqual([]);
  });

  it('gives the same hash for the same cart of another visitor', async () => {
    const id = await shop.product();
    const hashes = await Promise.all(
      [visitor(), visitor()].map(
        async (guest) => (await guest.ask('add_to_cart', { product_id: id })).json<CartAnswer>().cart_hash,
      ),
    );
    expect(hashes[0]).toBe(hashes[1]);
  });

  it('loses nothing when one visitor adds nine things at once', async () => {
    const guest = visitor();
    const first = await shop.product();
    await guest.ask('add_to_cart', { product_id: first });
    const ids = await Promise.all(Array.from({ length: 8 }, () => shop.product()));
    await Promise.all(ids.map((id) => guest.ask('add_to_cart', { product_id: id })));
    const { fragments } = (await guest.ask('get_refreshed_fragments')).json<CartAnswer>();
    expect(fragments?.['span.wd-cart-number']).toMatch(/>9\b/);
  });

  it('answers nothing without a product, and leads somewhere for one that is not there', async () => {
    const guest = visitor();
    expect((await guest.ask('add_to_cart')).body).toBe('');
    const unknown = (await guest.ask('add_to_cart', { product_id: 999_999 })).json<CartAnswer>();
    expect(unknown.error).toBe(true);
    expect(unknown.product_url).toMatch(/^http:\/\/localhost:\d+\/shop\/$/);
  });

  it('refuses what is out of stock; the next page says why, once', async () => {
    const id = await shop.product({ name: 'Last lamp', slug: 'last-lamp', stockStatus: 'outofstock' });
    const guest = visitor();
    const refused = (await guest.ask('add_to_cart', { product_id: id })).json<CartAnswer>();
    expect(refused).toMatchObject({ error: true });
    expect(refused.product_url).toMatch(/\/product\/last-lamp\/$/);
    const page = await guest.get('/product/last-lamp/');
    expect(page.body).toContain('because the product is out of stock');
    expect(page.headers.get('cache-control')).toContain('no-store');
    const next = await guest.get('/product/last-lamp/');
    expect(next.body).not.toContain('because the product is out of stock');
    expect(next.headers.get('cache-control')).toContain('public');
  });

  it('removes a line by key; what is not there is no success', async () => {
    const id = await shop.product();
    const guest = visitor();
    const { fragments } = (await guest.ask('add_to_cart', { product_id: id })).json<CartAnswer>();
    const key = /data-cart_item_key="(\w+)"/.exec(fragments?.[MINI_CART] ?? '')?.[1] ?? '';
    const removed = (await guest.ask('remove_from_cart', { cart_item_key: key })).json<CartAnswer>();
    expect(removed.cart_hash).toBe('');
    expect(guest.cookies.has('woocommerce_cart_hash')).toBe(false);
    expect((await guest.ask('remove_from_cart', { cart_item_key: key })).json()).toEqual({ success: false });
    expect((await visitor().ask('remove_from_cart', { cart_item_key: key })).json()).toEqual({
      success: false,
    });
  });

  it('knows the second door, and answers nothing at one that nobody knows', async () => {
    const guest = visitor();
    expect((await guest.act('woocommerce_get_refreshed_fragments')).json<CartAnswer>().cart_hash).toBe('');
    const unknown = await guest.ask('no_such_endpoint');
    expect([unknown.status, unknown.body]).toEqual([200, '']);
    expect(unknown.headers.get('content-type')).toBe('text/html; charset=UTF-8');
    expect((await guest.act('no_such_action')).status).toBe(400);
  });

  it('works by links and forms without script', async () => {
    const id = await shop.product({ name: 'Tea bowl', slug: 'tea-bowl' });
    const guest = visitor();
    const added = await guest.get(`/shop/?add-to-cart=${id}&quantity=3&orderby=date`);
    expect(added.status).toBe(303);
    expect(added.headers.get('location')).toMatch(/\/shop\/\?orderby=date&added-to-cart=\d+$/);
    const cart = await guest.get('/cart/');
    expect(cart.body).toContain('“Tea bowl” has been added to your cart.');
    const remove = cart.page().querySelector<HTMLAnchorElement>('a.remove')?.getAttribute('href') ?? '';
    const undone = await guest.get(new URL(remove).pathname + new URL(remove).search);
    expect(undone.headers.get('location')).toMatch(/\/cart\/$/);
    const empty = await guest.get('/cart/');
    const undo = empty.page().querySelector('a.restore-item')?.getAttribute('href') ?? '';
    await guest.get(new URL(undo).pathname + new URL(undo).search);
    const back = (await guest.get('/cart/')).page();
    expect(back.querySelector('input.qty')?.getAttribute('value')).toBe('3');
    const name = back.querySelector('input.qty')?.getAttribute('name') ?? '';
    const nonce = back.querySelector('[name="woocommerce-cart-nonce"]')?.getAttribute('value') ?? '';
    await guest.post('/cart/', { [name]: 5, update_cart: 'Update cart', 'woocommerce-cart-nonce': nonce });
    const updated = await guest.get('/cart/');
    expect(updated.body).toContain('Cart updated.');
    expect(updated.page().querySelector('input.qty')?.getAttribute('value')).toBe('5');
  });

  it('takes the form of a product page, which is sent as if it had files', async () => {
    await shop.product({ name: 'Fern print', slug: 'fern-print' });
    const guest = visitor();
    const page = await guest.get('/product/fern-print/');
    const form = new FormData();
    form.set('quantity', '2');
    form.set('add-to-cart', page.value('add-to-cart'));
    const sent = await guest.send('/product/fern-print/', { method: 'POST', body: form });
    expect(sent.status).toBe(303);
    const after = await guest.get(new URL(sent.headers.get('location') ?? '').pathname);
    expect(after.body).toContain('“Fern print” has been added to your cart.');
  });

  it('changes nothing for a form of another site', async () => {
    const id = await shop.product();
    const guest = visitor();
    await guest.ask('add_to_cart', { product_id: id });
    const page = (await guest.get('/cart/')).page();
    const name = page.querySelector('input.qty')?.getAttribute('name') ?? '';
    await guest.post('/cart/', { [name]: 5, update_cart: '1', 'woocommerce-cart-nonce': '0123456789' });
    const after = (await guest.get('/cart/')).page();
    expect(after.querySelector('input.qty')?.getAttribute('value')).toBe('1');
  });
});

describe.each(databaseKinds)('a cart that is only looked at, on %s', async (kind) => {
  const { shop, visitor } = await startTestSite(kind);
  const DAY_MS = 86_400_000;

  it('is kept for a guest who comes back every day', async () => {
    const guest = visitor();
    await guest.ask('add_to_cart', { product_id: await shop.product({ name: 'Kept cup' }) });
    for (let day = 1; day <= 5; day++) {
      shop.wait(DAY_MS);
      expect((await guest.ask('get_refreshed_fragments')).body).toContain('Kept cup');
    }
    shop.wait(3 * DAY_MS);
    expect((await guest.ask('get_refreshed_fragments')).body).not.toContain('Kept cup');
  });
});
