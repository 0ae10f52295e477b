import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { inTransaction } from '../db/inTransaction.ts';
import { databaseKinds } from '../db/testing/databases.ts';
import { openTestShop } from '../testing/testShop.ts';
import { findUser } from './findUser.ts';
import { saveAccount } from './saveAccount.ts';
import { saveAddress } from './saveAddress.ts';
import { setRole } from './setRole.ts';
import { insertTestUser, quickHash } from './testing/testUser.ts';

const PASSWORD = 'a blue hen in May';
const passwordHash = await quickHash(PASSWORD);
const currentPassword = PASSWORD;

describe.each(databaseKinds)('an account on %s', async (kind) => {
  const shop = await openTestShop(kind);
  const change = { firstName: 'Jane', lastName: 'Doe', displayName: 'Jane', email: 'Jane@Shop.Example' };

  it('is changed, and says what is wrong with a change', async () => {
    const user = await insertTestUser(shop, { passwordHash });
    expect(await saveAccount(shop, user.id, change, { currentPassword })).toMatchObject({
      ok: true,
      user: { firstName: 'Jane', displayName: 'Jane', email: 'jane@shop.example', version: user.version + 1 },
    });
    const sent = { ...change, lastName: ' ', displayName: 'jane@shop.example', email: 'nonsense' };
    expect(await saveAccount(shop, user.id, sent)).toEqual({
      ok: false,
      errors: [
        { field: 'account_last_name', said: { code: 'detail_needed', name: 'lastName' } },
        { field: 'account_email', said: { code: 'email_wrong' } },
        {
          field: 'account_display_name',
          said: { code: 'email_as_name' },
        },
      ],
    });
  });

  it('cannot take the email of another', async () => {
    const [user, other] = [await insertTestUser(shop, { passwordHash }), await insertTestUser(shop)];
    expect(await saveAccount(shop, user.id, { ...change, email: other.email }, { currentPassword })).toEqual({
      ok: false,
      errors: [{ field: 'account_email', said: { code: 'email_of_another' } }],
    });
  });

  it('is not changed by who saw an older one', async () => {
    const user = await insertTestUser(shop);
    const email = user.email;
    const saves = [1, 2, 3].map(() =>
      saveAccount(shop, user.id, { ...change, email }, { expectedVersion: user.version }),
    );
    expect((await Promise.all(saves)).filter(({ ok }) => ok)).toHaveLength(1);
  });

  it('keeps its addresses, each line of them clean', async () => {
    const user = await insertTestUser(shop);
    const sent = { firstName: 'Jane', city: 'Li\u0000lle\r\nBcc: x', nonsense: 'x' };
    await Promise.all([
      saveAddress(shop, user.id, 'billing', sent),
      saveAddress(shop, user.id, 'shipping', {}),
    ]);
    const saved = await findUser(shop, user.id);
    expect(saved?.billing).toMatchObject({ firstName: 'Jane', city: 'Li lle Bcc: x', lastName: '' });
    expect(saved?.billing).not.toHaveProperty('nonsense');
    expect(await saveAddress(shop, 2_000_000_000, 'billing', sent)).toBe(false);
  });
});

describe.each(databaseKinds)('a role on %s', async (kind) => {
  const shop = await openTestShop(kind);

  it('is given by an administrator only', async () => {
    const [admin, user] = [await insertTestUser(shop, { role: 'admin' }), await insertTestUser(shop)];
    expect(await setRole(shop, user, user.id, 'admin')).toMatchObject({
      errors: [{ message: 'You are not allowed to do that.' }],
    });
    expect(await setRole(shop, null, user.id, 'admin')).toMatchObject({ ok: false });
    expect(await setRole(shop, admin, user.id, 'king')).toMatchObject({ errors: [{ field: 'role' }] });
    expect(await setRole(shop, admin, 9_000_000_000, 'editor')).toMatchObject({ ok: false });
    expect(await setRole(shop, admin, user.id, 'editor')).toMatchObject({
      ok: true,
      user: { role: 'editor' },
    });
  });

  it('of the last administrator stays, also when two take each other theirs at once', async () => {
    const admins = () => shop.queries.selectFrom('users').select('id').where('role', '=', 'admin').execute();
    const [first] = await admins();
    const one = await findUser(shop, first?.id ?? 0);
    const two = await insertTestUser(shop, { role: 'admin' });
    let second: Promise<unknown> = Promise.resolve();
    const taken = await inTransaction(shop, async (within) => {
      const answer = await setRole(within, one, two.id, 'customer');
      second = setRole(shop, two, one?.id ?? 0, 'customer');
      await sleep(50);
      return answer;
    });
    expect(taken).toMatchObject({ ok: true });
    expect(await second).toMatchObject({
      errors: [{ field: null, message: 'You are not allowed to do that.' }],
    });
    expect(await admins()).toEqual([{ id: one?.id }]);
    expect(await setRole(shop, one, one?.id ?? 0, 'customer')).toMatchObject({
      errors: [{ field: 'role', message: 'The shop needs an administrator: make another one first.' }],
    });
  });
});
