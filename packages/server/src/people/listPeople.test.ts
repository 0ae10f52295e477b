import { describe, expect, it } from 'vitest';
import { put } from '../cart/testing/cartOf.ts';
import { databaseKinds } from '../db/testing/databases.ts';
import { paidBy } from '../orders/paidBy.ts';
import { bought } from '../orders/testing/checkoutOf.ts';
import { openTestShop } from '../testing/testShop.ts';
import { listPeople, type PeopleQuery } from './listPeople.ts';
import { insertTestUser } from '../accounts/testing/testUser.ts';

describe.each(databaseKinds)('users on %s', async (kind) => {
  const shop = await openTestShop(kind);
  const logins = async (query: Partial<PeopleQuery>): Promise<string> => {
    const sort = { field: 'login', isDescending: false } as const;
    const { items, total } = await listPeople(shop, { page: 1, perPage: 2, sort, ...query });
    return `${items.map(({ login }) => login).join()} of ${total}`;
  };

  it('are listed by pages, searched and sorted', async () => {
    for (const [login, lastName, role] of [
      ['bo', 'Lee', 'editor'],
      ['al', 'Ray', 'customer'],
      ['cy', 'Lee', 'customer'],
    ] as const)
      await insertTestUser(shop, { login, email: `${login}@shop.example`, lastName, role });
    expect(await logins({})).toBe('al,bo of 3');
    expect(await logins({ page: 2 })).toBe('cy of 3');
    expect(await logins({ search: 'LEE', sort: { field: 'email', isDescending: true } })).toBe('cy,bo of 2');
    expect(await logins({ role: 'customer', search: 'al@' })).toBe('al of 1');
  });

  it('have bought what they have paid', async () => {
    const { id } = await insertTestUser(shop);
    const product = await shop.product({ regularPrice: 400 });
    for (const paymentMethod of ['cod', 'bacs']) {
      await put(shop, String(id), product, 2);
      await bought(shop, String(id), { paymentMethod });
    }
    expect(await paidBy(shop, id)).toEqual({ count: 1, total: 800 });
    expect(await paidBy(shop, id + 1)).toEqual({ count: 0, total: 0 });
  });
});
