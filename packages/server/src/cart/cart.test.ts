import { describe, expect, it } from 'vitest';
import { databaseKinds } from '../db/testing/databases.ts';
import { takeNotices } from '../notices/notices.ts';
import { takeNoticeViews } from '../http/words/takeNoticeViews.ts';
import { openTestShop } from '../testing/testShop.ts';
import { dropExpiredSessions } from './dropExpiredSessions.ts';
import { emptyCart } from './emptyCart.ts';
import { md5 } from './itemKey.ts';
import { tidyCart } from './mendCart.ts';
import { mergeCarts } from './mergeCarts.ts';
import { readCart } from './readCart.ts';
import { removeItem } from './removeItem.ts';
import { restoreItem } from './restoreItem.ts';
import { setQuantities } from './setQuantities.ts';
import { put, testGuest, testLinks, testSettings, variable } from './testing/cartOf.ts';

describe.each(databaseKinds)('a cart on %s', async (kind) => {
  const shop = await openTestShop(kind);
  const settings = testSettings();
  const read = (customer: string) => readCart(shop, customer, settings);
  const contents = async (customer: string) =>
    new Map((await read(customer)).lines.map(({ key, quantity }) => [key, quantity]));
  const told = async (customer: string) =>
    (await takeNoticeViews({ shop, settings, links: testLinks }, customer)).map(({ html }) => html);
  const keyOf = (id: number) => md5(String(id));

  it('is empty for who has none, and nothing is written by looking', async () => {
    const guest = testGuest();
    expect(await readCart(shop, null, settings)).toMatchObject({ lines: [], total: 0, hash: '', count: 0 });
    expect(await read(guest)).toMatchObject({ lines: [], hash: '', needsShipping: false });
    expect(await shop.queries.selectFrom('shop_sessions').selectAll().execute()).toEqual([]);
  });

  it('has the same hash for the same contents, whoever put them in', async () => {
    const [one, two] = [await shop.product(), await shop.product()];
    const [ann, bob] = [testGuest(), testGuest()];
    await put(shop, ann, one);
    await put(shop, ann, two, 2);
    shop.wait(5);
    await put(shop, bob, two, 2);
    shop.wait(5);
    await put(shop, bob, one);
    const [hers, his] = [await read(ann), await read(bob)];
    expect(hers.hash).toBe(his.hash);
    expect(hers.hash).toMatch(/^[0-9a-f]{32}$/);
    await put(shop, bob, one);
    expect((await read(bob)).hash).not.toBe(his.hash);
    await setQuantities(shop, bob, new Map([[keyOf(one), 1]]));
    expect((await read(bob)).hash).toBe(his.hash);
    expect(hers).toMatchObject({ count: 3, subtotal: 3000, total: 3000 });
  });

  it('gives removed lines back', async () => {
    const [guest, id] = [testGuest(), await shop.product({ managesStock: true, stockQuantity: 4 })];
    await put(shop, guest, id, 3);
    expect(await removeItem(shop, guest, keyOf(id))).toBe(true);
    expect(await removeItem(shop, guest, keyOf(id))).toBe(false);
    expect(await removeItem(shop, guest, 'nonsense')).toBe(false);
    expect(await contents(guest)).toEqual(new Map());
    await shop.queries.updateTable('products').set({ stock_quantity: 2 }).where('id', '=', id).execute();
    expect(await restoreItem(shop, guest, keyOf(id))).toBe(true);
    expect(await restoreItem(shop, guest, keyOf(id))).toBe(false);
    expect(await contents(guest)).toEqual(new Map([[keyOf(id), 2]]));
  });

  it('takes new quantities within the rules', async () => {
    const guest = testGuest();
    const few = await shop.product({ name: 'Few', managesStock: true, stockQuantity: 3 });
    const single = await shop.product({ name: 'Print', isSoldIndividually: true });
    const many = await shop.product();
    for (const id of [few, single, many]) await put(shop, guest, id);
    const asked = new Map([
      [keyOf(few), 4],
      [keyOf(single), 2],
      [keyOf(many), 0],
      ['unknown', 3],
    ]);
    expect(await setQuantities(shop, guest, asked)).toBe(true);
    expect(await contents(guest)).toEqual(
      new Map([
        [keyOf(few), 1],
        [keyOf(single), 1],
      ]),
    );
    expect((await told(guest)).sort()).toEqual([
      'Sorry, we do not have enough "Few" in stock to fulfill your order (3 available). We apologize for any inconvenience caused.',
      'You can only have 1 Print in your cart.',
    ]);
    expect(await setQuantities(shop, guest, new Map([[keyOf(few), 1]]))).toBe(false);
    expect(await restoreItem(shop, guest, keyOf(many))).toBe(true);
  });

  it('drops what is no longer sold, and says so once', async () => {
    const guest = testGuest();
    const [draft, gone] = [await shop.product({ name: 'Vase' }), await shop.product()];
    await put(shop, guest, draft);
    await put(shop, guest, gone);
    await shop.queries.updateTable('products').set({ status: 'draft' }).where('id', '=', draft).execute();
    await shop.queries.deleteFrom('products').where('id', '=', gone).execute();
    expect((await read(guest)).lost.items.map(({ key }) => key).sort()).toEqual(
      [keyOf(draft), keyOf(gone)].sort(),
    );
    // Who only looks changes nothing.
    expect(await told(guest)).toEqual([]);
    const tidy = () => tidyCart(shop, guest, settings);
    await Promise.all([tidy(), tidy()]);
    expect((await read(guest)).lost.items).toEqual([]);
    expect((await told(guest)).sort()).toEqual([
      'An item which is no longer available was removed from your cart.',
      'Vase has been removed from your cart because it can no longer be purchased. Please contact us if you need assistance.',
    ]);
    expect(await contents(guest)).toEqual(new Map());
  });

  it('shows each notice once, also to two pages at once', async () => {
    const guest = testGuest();
    await put(shop, guest, await shop.product({ status: 'draft' }));
    const both = await Promise.all([takeNotices(shop, guest), takeNotices(shop, guest)]);
    expect(both.flat()).toHaveLength(1);
  });

  it('of a guest becomes the user’s at login, once', async () => {
    const [guest, user] = [testGuest(), '7001'];
    const { parent, blue, red } = await variable(shop, { managesStock: true, stockQuantity: 5 });
    const single = await shop.product({ isSoldIndividually: true });
    const plain = await shop.product();
    await put(shop, guest, blue, 3);
    await put(shop, guest, single);
    await put(shop, guest, plain, 2);
    await put(shop, user, red, 4);
    await put(shop, user, single);
    await put(shop, user, plain, 1);
    await Promise.all([mergeCarts(shop, guest, user), mergeCarts(shop, guest, user)]);
    const { lines } = await read(user);
    const of = (id: number) => lines.find((line) => (line.variationId || line.productId) === id)?.quantity;
    expect([of(red), of(blue), of(single), of(plain)]).toEqual([4, 1, 1, 3]);
    expect(lines.find((line) => line.variationId === blue)?.productId).toBe(parent);
    expect(await contents(guest)).toEqual(new Map());
  });

  it('is emptied whole', async () => {
    const guest = testGuest();
    await put(shop, guest, await shop.product(), 2);
    await emptyCart(shop, guest);
    expect(await read(guest)).toMatchObject({ lines: [], total: 0, hash: '' });
  });

  it('is kept two days for a guest after it was last seen, and for a customer always', async () => {
    const [guest, idle, user, id] = [testGuest(), testGuest(), '7002', await shop.product()];
    const DAY = 86_400_000;
    for (const each of [guest, idle, user]) await put(shop, each, id);
    shop.wait(1.5 * DAY);
    await read(guest);
    shop.wait(1.5 * DAY);
    await dropExpiredSessions(shop);
    expect([(await contents(guest)).size, (await contents(idle)).size]).toEqual([1, 0]);
    shop.wait(400 * DAY);
    await dropExpiredSessions(shop);
    expect([(await contents(guest)).size, (await contents(user)).size]).toEqual([0, 1]);
  });

  it('costs the same number of queries with 1 line and with 30', async () => {
    const [small, large] = [testGuest(), testGuest()];
    await put(shop, small, await shop.product());
    for (let count = 0; count < 30; count++) await put(shop, large, await shop.product());
    const count = async (customer: string) => {
      let queries = 0;
      const counting = shop.queries.withPlugin({
        transformQuery: ({ node }) => node,
        transformResult: async ({ result }) => {
          queries++;
          return result;
        },
      });
      await readCart({ ...shop, queries: counting }, customer, settings);
      return queries;
    };
    expect(await count(large)).toBe(await count(small));
    expect(await count(large)).toBeLessThanOrEqual(8);
  });
});
