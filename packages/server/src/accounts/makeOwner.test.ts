import { describe, expect, it } from 'vitest';
import { databaseKinds } from '../db/testing/databases.ts';
import { openTestShop } from '../testing/testShop.ts';
import { insertUser } from './insertUser.ts';
import { logIn } from './logIn.ts';
import { makeOwner } from './makeOwner.ts';

describe.each(databaseKinds)('the owner of an empty shop on %s', async (kind) => {
  const shop = await openTestShop(kind);
  const roleOf = async (login: string, password: string) => {
    const answer = await logIn(shop, { login, password, address: '', userAgent: '', remember: false });
    return answer.ok ? answer.user.role : answer.said.code;
  };

  it('is made once, also by two instances that start together, and gets in by the password that is told', async () => {
    const made = (await Promise.all([makeOwner(shop), makeOwner(shop)])).filter((owner) => owner !== null);
    expect(made).toHaveLength(1);
    expect(made[0]?.login).toBe('admin');
    expect(await roleOf('admin', made[0]?.password ?? '')).toBe('admin');
    expect(await makeOwner(shop)).toBeNull();
  });

  it('is made beside a customer who has the name, whose account stays a customer’s', async () => {
    await shop.queries.deleteFrom('users').execute();
    await insertUser(shop, { login: 'admin', email: 'admin@example.org', passwordHash: 'none' });
    const owner = await makeOwner(shop);
    expect(owner?.login).toMatch(/^owner-[\da-f]{8}$/);
    expect(await roleOf(owner?.login ?? '', owner?.password ?? '')).toBe('admin');
    const users = await shop.queries.selectFrom('users').select(['login', 'role']).orderBy('id').execute();
    expect(users).toEqual([
      { login: 'admin', role: 'customer' },
      { login: owner?.login, role: 'admin' },
    ]);
  });
});
