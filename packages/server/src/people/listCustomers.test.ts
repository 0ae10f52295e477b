import { describe, expect, it } from 'vitest';
import { insertTestUser } from '../accounts/testing/testUser.ts';
import { put, testGuest } from '../cart/testing/cartOf.ts';
import { databaseKinds } from '../db/testing/databases.ts';
import { bought, testAddress } from '../orders/testing/checkoutOf.ts';
import { openTestShop } from '../testing/testShop.ts';
import { type CustomersQuery, listCustomers } from './listCustomers.ts';

describe.each(databaseKinds)('customers on %s', async (kind) => {
  const shop = await openTestShop(kind);
  const product = await shop.product({ regularPrice: 400 });
  const list = async (query: Partial<CustomersQuery> = {}) => {
    const sort = { field: 'email', isDescending: false } as const;
    const { items, total } = await listCustomers(shop, { page: 1, perPage: 3, sort, ...query });
    return { total, emails: items.map(({ email }) => email).join(), items };
  };
  const order = async (who: string, email: string, changes: object = {}, paymentMethod = 'cod') => {
    await put(shop, who, product, 2);
    return bought(shop, who, { billing: { ...testAddress, email, ...changes }, paymentMethod });
  };

  it('have an account or have bought as guests, whose orders are one by their address', async () => {
    const { id } = await insertTestUser(shop, {
      login: 'al',
      email: 'al@shop.example',
      displayName: 'Al Ray',
    });
    await insertTestUser(shop, { login: 'ed', email: 'ed@shop.example', role: 'editor' });
    await order(String(id), 'al@shop.example');
    await order(testGuest(), 'guest@shop.example', { firstName: 'Old' });
    // A name that was cut within a sign, and one that looks like an address.
    await order(testGuest(), 'Guest@Shop.example', {
      firstName: '"email":"x@y.example" \ud83d',
      lastName: 'Now',
    });
    await order(testGuest(), 'waits@shop.example', {}, 'bacs');
    const { items, total } = await list();
    expect(total).toBe(3);
    expect(items).toMatchObject([
      { userId: id, email: 'al@shop.example', name: 'Al Ray', orders: { count: 1, total: 800 } },
      { userId: null, email: 'guest@shop.example', orders: { count: 2, total: 1600 } },
      { userId: null, email: 'waits@shop.example', name: 'Ann Lee', orders: { count: 0, total: 0 } },
    ]);
    expect(items[1]?.name).toMatch(/Now$/);
  });

  it('are searched, sorted, paged and told apart', async () => {
    expect((await list({ kind: 'account' })).emails).toBe('al@shop.example');
    expect((await list({ kind: 'guest' })).emails).toBe('guest@shop.example,waits@shop.example');
    expect((await list({ search: 'AL RAY' })).emails).toBe('al@shop.example');
    expect((await list({ search: 'ann' })).emails).toBe('waits@shop.example');
    const spent = { field: 'spent', isDescending: true } as const;
    expect(await list({ sort: spent, perPage: 1, page: 2 })).toMatchObject({
      emails: 'al@shop.example',
      total: 3,
    });
  });

  it('that order as a guest by the address of an account are not taken for it', async () => {
    await order(testGuest(), 'al@shop.example');
    const { items } = await list({ search: 'al@' });
    expect(items.map(({ userId, orders }) => [userId !== null, orders.count])).toEqual([
      [false, 1],
      [true, 1],
    ]);
  });

  it('have spent what has not gone back', async () => {
    const { id, total } = await order(testGuest(), 'back@shop.example');
    await shop.queries
      .insertInto('refunds')
      .values({ order_id: id, once: 'back', amount: 300, created_at: shop.now() })
      .execute();
    expect((await list({ search: 'back@' })).items[0]?.orders).toEqual({ count: 1, total: total - 300 });
  });
});
