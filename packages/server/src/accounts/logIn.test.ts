import { describe, expect, it } from 'vitest';
import { openDatabase } from '../db/openDatabase.ts';
import { databaseKinds } from '../db/testing/databases.ts';
import { openTestShop } from '../testing/testShop.ts';
import { findLogin } from './findLogin.ts';
import { listLogins } from './listLogins.ts';
import { type LogInRequest, logIn } from './logIn.ts';
import { logOut } from './logOut.ts';
import { dropExpiredLogins, revokeLogin, revokeLogins } from './revokeLogins.ts';
import { startLogin } from './startLogin.ts';
import { insertTestUser, quickHash } from './testing/testUser.ts';

const DAY_MS = 86_400_000;
const PASSWORD = 'a blue hen in May';
const place = { remember: false, userAgent: 'Browser', address: '192.0.2.1' };
const passwordHash = await quickHash(PASSWORD);

describe.each(databaseKinds)('a login on %s', async (kind) => {
  const shop = await openTestShop(kind);
  const user = await insertTestUser(shop, { passwordHash });
  const attempt = (fields: Partial<LogInRequest> = {}) =>
    logIn(shop, { ...place, login: user.login, password: PASSWORD, ...fields });
  const begin = async (remember = false): Promise<string> => {
    const login = await startLogin(shop, user.id, { ...place, remember });
    if (!login) throw new Error('no login');
    return login.token;
  };

  it('is by login name or email, in any case', async () => {
    for (const login of [user.login, user.email, ` ${user.email.toUpperCase()} `]) {
      const answer = await attempt({ login });
      expect(answer).toMatchObject({ ok: true, user: { id: user.id } });
      expect(answer.ok && (await findLogin(shop, answer.token))).toEqual(user);
    }
  });

  it('keeps no token that opens anything', async () => {
    const token = await begin();
    const rows = await shop.queries.selectFrom('logins').select('token_hash').execute();
    expect(rows.map(({ token_hash }) => token_hash)).not.toContain(token);
    for (const { token_hash } of rows) expect(await findLogin(shop, token_hash)).toBeNull();
  });

  it('is refused in the same words for a wrong password and for a name that nobody has', async () => {
    const said = { code: 'login_wrong' };
    expect(await attempt({ password: 'wrong' })).toEqual({ ok: false, said });
    expect(await attempt({ login: 'nobody\u0000' })).toEqual({ ok: false, said });
    const noPassword = await insertTestUser(shop);
    expect(await attempt({ login: noPassword.login })).toEqual({ ok: false, said });
    expect(await attempt({ login: ' ' })).toEqual({ ok: false, said: { code: 'username_needed' } });
    expect(await attempt({ password: '' })).toEqual({ ok: false, said: { code: 'password_missing' } });
  });

  it('lasts two days, or fourteen when it is remembered, also in another process', async () => {
    const [short, long] = [await begin(), await begin(true)];
    const other = openDatabase(shop.place);
    const reopened = { ...shop, queries: other.queries };
    shop.wait(2 * DAY_MS - 1);
    expect(await findLogin(reopened, short)).toEqual(user);
    shop.wait(1);
    expect(await findLogin(reopened, short)).toBeNull();
    shop.wait(12 * DAY_MS - 1);
    expect(await findLogin(reopened, long)).toEqual(user);
    shop.wait(1);
    expect(await findLogin(reopened, long)).toBeNull();
    await other.close();
    await dropExpiredLogins(shop);
    expect(await shop.queries.selectFrom('logins').selectAll().execute()).toEqual([]);
  });

  it('is marked as seen once an hour', async () => {
    const token = await begin();
    const seenAt = async () => (await listLogins(shop, user.id, token)).find((one) => one.isCurrent)?.seenAt;
    const first = shop.now();
    shop.wait(3_599_999);
    await findLogin(shop, token);
    expect(await seenAt()).toBe(first);
    shop.wait(1);
    await findLogin(shop, token);
    expect(await seenAt()).toBe(first + 3_600_000);
  });

  it('ends by logging out, by being revoked one by one, or with all the others', async () => {
    const [mine, phone, tablet, left] = [await begin(), await begin(), await begin(), await begin()];
    await logOut(shop, left);
    expect(await findLogin(shop, left)).toBeNull();
    await revokeLogins(shop, user.id, mine);
    expect(await findLogin(shop, mine)).toEqual(user);
    expect([await findLogin(shop, phone), await findLogin(shop, tablet)]).toEqual([null, null]);
    const [entry] = await listLogins(shop, user.id, mine);
    expect(entry).toMatchObject({ isCurrent: true, userAgent: 'Browser', address: '192.0.2.1' });
    expect(await revokeLogin(shop, user.id + 1, entry?.id ?? '')).toBe(false);
    expect(await revokeLogin(shop, user.id, entry?.id ?? '')).toBe(true);
    expect(await findLogin(shop, mine)).toBeNull();
  });
});

describe.each(databaseKinds)('guessing on %s', async (kind) => {
  const shop = await openTestShop(kind);
  const user = await insertTestUser(shop, { passwordHash });
  const attempt = (fields: Partial<LogInRequest>) =>
    logIn(shop, { ...place, login: user.login, password: PASSWORD, ...fields });
  const tooMany = { ok: false, said: { code: 'too_many_attempts' } };

  it('is stopped after ten, also when all come at once and by either name', async () => {
    await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        attempt({ password: 'wrong', login: index % 2 ? user.login : user.email }),
      ),
    );
    expect(await attempt({})).toMatchObject({ ok: false });
    expect(await attempt({ login: user.email })).toMatchObject({ ok: false });
  });

  it('at one name is answered as at a name that nobody has, whatever was tried by another name of it', async () => {
    const told = async (first: string, second: string, address: string) => {
      const codes: string[] = [];
      for (const login of [...Array.from({ length: 12 }, () => first), second]) {
        const answer = await attempt({ login, password: 'wrong', address });
        codes.push(answer.ok ? '' : answer.said.code);
      }
      return codes;
    };
    const known = await told(user.login, user.email, '192.0.2.8');
    expect(known).toEqual(await told('nobody-9', 'nobody-9@shop.example', '192.0.2.9'));
    expect(known.slice(9, 11)).toEqual(['login_wrong', 'too_many_attempts']);
  });

  it('at the number of an account does not count against it', async () => {
    for (let index = 0; index < 60; index++)
      await attempt({ login: String(user.id), password: 'wrong', address: `198.51.100.${index}` });
    expect(await attempt({ address: '192.0.2.7' })).toMatchObject({ ok: true });
  });

  it('does not lock the owner out at another address', async () => {
    expect(await attempt({ address: '192.0.2.2' })).toMatchObject({ ok: true });
  });

  it('is stopped at a name that nobody has in the same way', async () => {
    const nobody = { login: 'nobody', address: '192.0.2.3' };
    await Promise.all(Array.from({ length: 10 }, () => attempt(nobody)));
    expect(await attempt(nobody)).toEqual(tooMany);
  });

  it('is stopped at all names together, for who tries many from one address', async () => {
    const address = '192.0.2.4';
    const guess = (login: string) => attempt({ login, address, password: 'wrong' });
    await guess('first');
    // As if ninety-eight names had been tried more: each costs the work of a hash.
    await shop.queries
      .updateTable('attempts')
      .set({ count: 99 })
      .where('name', 'like', 'guess:address:%')
      .execute();
    expect(await guess('hundredth')).not.toEqual(tooMany);
    expect(await guess('next')).toEqual(tooMany);
    expect(await attempt({ address })).toEqual(tooMany);
    expect(await attempt({ address: '192.0.2.5' })).toMatchObject({ ok: true });
  });

  it('can begin anew after a while', async () => {
    shop.wait(15 * 60_000);
    expect(await attempt({})).toMatchObject({ ok: true });
  });

  it('counts only failures', async () => {
    for (let index = 0; index < 12; index++) expect(await attempt({})).toMatchObject({ ok: true });
  });
});
