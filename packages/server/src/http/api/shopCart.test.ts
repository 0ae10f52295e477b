import { describe, expect, it } from 'vitest';
import { databaseKinds } from '../../db/testing/databases.ts';
import { startServer, TEST_ORIGIN } from '../testing/startServer.ts';

describe.each(databaseKinds)('the JSON cart beside the other doors on %s', async (kind) => {
  const { app, shop } = await startServer(kind);
  const host = { host: new URL(TEST_ORIGIN).host };
  const post = (headers: Record<string, string>, productId: number) =>
    app.inject({
      method: 'POST',
      url: '/api/v1/shop/cart/items',
      headers: { ...host, 'content-type': 'application/json', ...headers },
      payload: JSON.stringify({ productId }),
    });
  const read = async (cookie: string) =>
    (await app.inject({ url: '/api/v1/shop/cart', headers: { ...host, cookie } })).json();
  const cookiesOf = (answer: Awaited<ReturnType<typeof post>>): string =>
    answer.cookies.map(({ name, value }) => `${name}=${encodeURIComponent(value)}`).join('; ');

  it('is the cart of the pages: what one adds, the other shows, and the hash is the same', async () => {
    const id = await shop.product();
    const form = await app.inject({
      method: 'POST',
      url: '/?wc-ajax=add_to_cart',
      headers: { ...host, 'content-type': 'application/x-www-form-urlencoded' },
      payload: `product_id=${id}&quantity=2`,
    });
    const cookie = cookiesOf(form);
    expect(await read(cookie)).toMatchObject({ count: 2, hash: form.json().cart_hash });
    const added = await post({ cookie, origin: TEST_ORIGIN, 'sec-fetch-site': 'same-origin' }, id);
    expect(added.json().count).toBe(3);
    const fragments = await app.inject({
      method: 'POST',
      url: '/?wc-ajax=get_refreshed_fragments',
      headers: { ...host, cookie },
    });
    expect(fragments.json().cart_hash).toBe(added.json().hash);
  });

  it('is changed by no page of another site', async () => {
    const id = await shop.product();
    const cookie = cookiesOf(await post({}, id));
    for (const headers of [
      { origin: 'https://evil.example' },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site', origin: 'https://blog.shop.example' },
    ]) {
      const answer = await post({ cookie, ...headers }, id);
      expect([answer.statusCode, answer.json().error]).toEqual([403, 'foreign']);
    }
    const simple = await post({ cookie, 'content-type': 'text/plain' }, id);
    expect(simple.statusCode).toBe(415);
    expect(await read(cookie)).toMatchObject({ count: 1 });
  });

  it('loses nothing when tabs change it at once', async () => {
    const ids = await Promise.all(Array.from({ length: 8 }, () => shop.product()));
    const first = await shop.product();
    const cookie = cookiesOf(await post({}, first));
    const answers = await Promise.all([...ids, first, first].map((id) => post({ cookie }, id)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200));
    expect(await read(cookie)).toMatchObject({ count: 11, lines: { length: 9 } });
  });
});
