import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { createApiKey } from '../accounts/apiKeys/createApiKey.ts';
import { findLogin } from '../accounts/findLogin.ts';
import { sendReset } from '../accounts/requestReset.ts';
import { startLogin } from '../accounts/startLogin.ts';
import { saveAddress } from '../accounts/saveAddress.ts';
import { insertTestUser } from '../accounts/testing/testUser.ts';
import { put, testGuest, testLinks } from '../cart/testing/cartOf.ts';
import { databaseKinds } from '../db/testing/databases.ts';
import { addOrderNote } from '../orders/addOrderNote.ts';
import { findOrder } from '../orders/findOrder.ts';
import { bought, testAddress, withOwner } from '../orders/testing/checkoutOf.ts';
import type { Shop } from '../Shop.ts';
import { STORED_TABLES } from '../storage/storedTables.ts';
import { openTestShop, type TestShop } from '../testing/testShop.ts';
import { addToWishlist } from '../wishlist/addToWishlist.ts';
import { erasePerson } from './erasePerson.ts';
import { exportPerson } from './exportPerson.ts';
import { scrub } from './scrub.ts';

const EMAIL = 'ines.moreau@mail.example';
const address = {
  ...testAddress,
  firstName: 'Ines',
  lastName: 'Moreau',
  email: EMAIL,
  phone: '+33 6 11 22 33 44',
  address1: '7 Quai des Brumes',
};

/** Tables and columns in which a text stands somewhere, in any case. */
async function placesOf({ queries }: Shop, text: string): Promise<readonly string[]> {
  const places: string[] = [];
  for (const { name } of STORED_TABLES) {
    const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(name)}`.execute(queries);
    for (const row of rows)
      for (const [column, value] of Object.entries(row))
        if (String(value).toLowerCase().includes(text.toLowerCase())) places.push(`${name}.${column}`);
  }
  return [...new Set(places)].toSorted();
}

/** Everything that somebody leaves behind in a shop: with an account, and as a guest before. */
async function liveHere(shop: TestShop) {
  const user = await insertTestUser(shop, { email: EMAIL, login: EMAIL, firstName: 'Ines' });
  await saveAddress(shop, user.id, 'billing', address);
  const product = await shop.product();
  await shop.coupon('mine', { emails: JSON.stringify([EMAIL, 'other@mail.example']) });
  const orders = [];
  for (const customer of [String(user.id), testGuest()]) {
    await put(shop, customer, product);
    await shop.queries
      .insertInto('cart_coupons')
      .values({ customer_id: customer, code: 'mine', added_at: 1 })
      .execute();
    const changes = { billing: address, note: 'Ring twice', userAgent: 'Browser of Ines' };
    const { id } = await bought(shop, customer, changes);
    await addOrderNote(shop, id, 'customer', `Dear Ines, we wrote to ${EMAIL.toUpperCase()}.`, {
      settings: withOwner,
      links: testLinks,
    });
    await shop.queries
      .insertInto('refunds')
      .values({
        order_id: id,
        once: `refund ${id}`,
        amount: 1,
        tax: 0,
        reason: `Ines asked by ${EMAIL}`,
        user_id: null,
        created_at: 1,
      })
      .execute();
    orders.push(id);
  }
  const said = { author: 'Ines Moreau', content: `Mail me: ${EMAIL}`, status: 'approved', created_at: 1 };
  await shop.queries
    .insertInto('reviews')
    .values([
      { ...said, product_id: product, email: EMAIL },
      { ...said, product_id: product, user_id: user.id, email: '' },
    ])
    .execute();
  await shop.queries
    .insertInto('comments')
    .values({ ...said, post_id: 1, email: EMAIL.toUpperCase() })
    .execute();
  await addToWishlist(shop, user.id, product);
  await put(shop, String(user.id), product);
  const guest = testGuest();
  await put(shop, guest, product);
  await shop.queries
    .updateTable('shop_sessions')
    .set({ customer: JSON.stringify({ billing: address }) })
    .where('customer_id', '=', guest)
    .execute();
  const login = await startLogin(shop, user.id, { remember: false, userAgent: 'B', address: '192.0.2.7' });
  await createApiKey(shop, user, { name: 'x', rights: [], expiresAt: null, login: login?.token ?? '' });
  await sendReset(shop, user, testLinks);
  await shop.queries
    .insertInto('webhook_deliveries')
    .values({ webhook_id: 1, key: 'k', status: 'delivered', next_try_at: 1, created_at: 1, body: EMAIL })
    .execute();
  await shop.queries
    .insertInto('posts')
    .values({
      type: 'post',
      slug: 'by-ines',
      status: 'publish',
      title: 'A',
      author_id: user.id,
      published_at: 1,
      created_at: 1,
      updated_at: 1,
    })
    .execute();
  return { user, orders, token: login?.token ?? '' };
}

describe.each(databaseKinds)('a person on %s', async (kind) => {
  const shop = await openTestShop(kind);
  const admin = await insertTestUser(shop, { role: 'admin', displayName: 'Olga' });

  const { user, orders, token } = await liveHere(shop);

  it('is handed everything that is known of them, and nothing that opens something', async () => {
    const data = await exportPerson(shop, admin, EMAIL);
    expect(data).toMatchObject({
      account: { id: user.id, email: EMAIL, billing: { address1: '7 Quai des Brumes' } },
      orders: orders.map((id) => ({ id, notes: [{}] })),
      reviews: [{}, {}],
      comments: [{}],
      wishlist: [{ product: expect.any(String) }],
      logins: [{ address: '192.0.2.7' }],
      apiKeys: [{ name: 'x' }],
    });
    const text = JSON.stringify(data);
    expect(text).not.toMatch(/hash|token|wc_order_[0-9a-f]{8}|"html"|key=/i);
    expect((data['mails'] as readonly unknown[]).length).toBeGreaterThan(2);
  });

  it('is erased whole: the address stands nowhere but in the log, and orders keep what bookkeeping needs', async () => {
    expect(await findLogin(shop, token)).not.toBeNull();
    expect(await erasePerson(shop, admin, EMAIL)).toMatchObject({ errors: [{ field: 'email' }] });
    expect(await placesOf(shop, EMAIL)).toContain('orders.billing');
    await shop.queries.updateTable('orders').set({ status: 'completed' }).execute();
    const before = await shop.queries.selectFrom('orders').select(['id', 'total', 'total_tax']).execute();
    expect(await erasePerson(shop, admin, EMAIL)).toMatchObject({
      ok: true,
      counts: { account: 1, orders: 2, reviews: 2, comments: 1 },
    });
    expect(await placesOf(shop, EMAIL)).toEqual(['privacy_log.subject']);
    for (const trace of ['Quai des Brumes', '11 22 33 44', 'Ines', 'Ring twice', '192.0.2.7'])
      expect([trace, await placesOf(shop, trace)]).toEqual([
        trace,
        trace === 'Ines' ? ['posts.slug', 'privacy_log.subject'] : [],
      ]);
    expect(await findLogin(shop, token)).toBeNull();
    expect(await shop.queries.selectFrom('orders').select(['id', 'total', 'total_tax']).execute()).toEqual(
      before,
    );
    const order = await findOrder(shop, before[0]?.id ?? 0);
    expect(order).toMatchObject({ userId: null, billing: { country: 'FR', firstName: '' } });
    expect(order?.items[0]?.name).toContain('Product');
    const review = await shop.queries.selectFrom('reviews').selectAll().executeTakeFirstOrThrow();
    expect(review).toMatchObject({ author: 'Anonymous', user_id: null, content: 'Mail me: [removed]' });
    const coupon = await shop.queries.selectFrom('coupons').select('emails').executeTakeFirstOrThrow();
    expect(JSON.parse(coupon.emails)).toEqual(['erased@removed.invalid', 'other@mail.example']);
    const post = await shop.queries.selectFrom('posts').select('author_id').executeTakeFirstOrThrow();
    expect(post.author_id).toBeNull();
    const left = await shop.queries
      .selectFrom('wishlist_items')
      .where('user_id', '=', user.id)
      .selectAll()
      .execute();
    expect(left).toEqual([]);
  });

  it('whose address the shop itself uses stays until that is changed', async () => {
    await shop.queries
      .insertInto('settings')
      .values({ name: 'shop', value: '{"mail":{"ownerAddress":"Owner@shop.example"}}', updated_at: 1 })
      .execute();
    expect(await erasePerson(shop, admin, 'owner@shop.example')).toMatchObject({ ok: false });
  });
});

it('takes what is somebody’s out of a text, in any case and whatever signs it has', () => {
  expect(scrub('To A.B+c@x.example or a.b+C@X.example (Li)', ['a.b+c@x.example', 'Li', ''])).toBe(
    'To [removed] or [removed] (Li)',
  );
});
