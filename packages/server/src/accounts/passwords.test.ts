import { setTimeout as sleep } from 'node:timers/promises';
import { shopLinks, shopSettings } from '@vitrine/contract/shop';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { inTransaction } from '../db/inTransaction.ts';
import { databaseKinds } from '../db/testing/databases.ts';
import { openTestShop } from '../testing/testShop.ts';
import { findLogin } from './findLogin.ts';
import { hashPassword } from './hashPassword.ts';
import { logIn } from './logIn.ts';
import { requestReset } from './requestReset.ts';
import { findReset, resetPassword } from './resetPassword.ts';
import { saveAccount } from './saveAccount.ts';
import { startLogin } from './startLogin.ts';
import { insertTestUser, quickHash } from './testing/testUser.ts';

const links = shopLinks(v.parse(shopSettings, {}), 'https://shop.example');
const place = { remember: false, userAgent: 'Browser', address: '192.0.2.1' };
const OLD = 'a blue hen in May';
const NEW = 'two green geese';
const passwordHash = await quickHash(OLD);
const INVALID = {
  ok: false,
  errors: [
    {
      field: null,
      said: { code: 'reset_key_wrong' },
    },
  ],
};

describe.each(databaseKinds)('a forgotten password on %s', async (kind) => {
  const shop = await openTestShop(kind);
  const mails = () => shop.queries.selectFrom('mails').selectAll().orderBy('id').execute();
  const ask = async (email: string): Promise<string> => {
    shop.wait(5 * 60_000);
    await requestReset(shop, email, links);
    const mail = (await mails()).at(-1);
    return /key=([\w-]+)/.exec(mail?.plain ?? '')?.[1] ?? '';
  };

  it('is asked for with the same answer whether there is such a user', async () => {
    const user = await insertTestUser(shop);
    const [known, unknown] = [
      await requestReset(shop, user.email, links),
      await requestReset(shop, 'nobody', links),
    ];
    expect(known).toEqual(unknown);
    expect(await mails()).toMatchObject([
      {
        recipient: user.email,
        subject: 'Password Reset Request for Vitrine',
        kind: 'customer_reset_password',
      },
    ]);
    expect((await mails())[0]?.html).toContain('href="https://shop.example/my-account/lost-password/?key=');
    expect(await requestReset(shop, ' ', links)).toMatchObject({ ok: false });
  });

  it('is set anew by the link of the mail, and everyone is logged out', async () => {
    const user = await insertTestUser(shop, { passwordHash });
    const login = await startLogin(shop, user.id, place);
    const token = await ask(user.email);
    expect(await findReset(shop, token)).toEqual(user);
    expect(await resetPassword(shop, token, 'weak')).toMatchObject({
      errors: [{ field: 'password', said: { code: 'password_weak' } }],
    });
    expect(await resetPassword(shop, token, NEW)).toMatchObject({ ok: true, user: { id: user.id } });
    expect(await findLogin(shop, login?.token ?? '')).toBeNull();
    expect(await logIn(shop, { ...place, login: user.login, password: OLD })).toMatchObject({ ok: false });
    expect(await logIn(shop, { ...place, login: user.login, password: NEW })).toMatchObject({ ok: true });
  });

  it('is set once by one link, also when two use it at once, and older links end with it', async () => {
    const user = await insertTestUser(shop);
    const [older, token] = [await ask(user.email), await ask(user.email)];
    const answers = await Promise.all(
      [NEW, OLD, NEW, OLD].map((password) => resetPassword(shop, token, password)),
    );
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(answers.filter(({ ok }) => !ok)).toEqual([INVALID, INVALID, INVALID]);
    expect(await resetPassword(shop, older, NEW)).toEqual(INVALID);
  });

  it('lets two links of one user be used at once without a fault', async () => {
    const user = await insertTestUser(shop);
    const tokens = [await ask(user.email), await ask(user.email)];
    const answers = await Promise.all(tokens.map((token) => resetPassword(shop, token, NEW)));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  });

  it('lets no login by the old password live on when it is set meanwhile', async () => {
    const user = await insertTestUser(shop, { passwordHash: await hashPassword(OLD) });
    const token = await ask(user.email);
    const request = { ...place, login: user.login, password: OLD };
    const [logins] = await Promise.all([
      Promise.all(Array.from({ length: 4 }, () => logIn(shop, request))),
      resetPassword(shop, token, NEW),
    ]);
    for (const login of logins) expect(login.ok && (await findLogin(shop, login.token))).toBeFalsy();
  });

  it('ends a login by the old password that was not yet written when it was set', async () => {
    const user = await insertTestUser(shop);
    const link = await ask(user.email);
    let resetting: Promise<unknown> = Promise.resolve();
    const login = await inTransaction(shop, async (within) => {
      const started = await startLogin(within, user.id, place);
      resetting = resetPassword(shop, link, NEW);
      await sleep(200);
      return started;
    });
    expect(await resetting).toMatchObject({ ok: true });
    expect(await findLogin(shop, login?.token ?? '')).toBeNull();
  });

  it('cannot be set an hour later, or by a made-up link', async () => {
    const token = await ask((await insertTestUser(shop)).email);
    shop.wait(3_600_000);
    expect(await resetPassword(shop, token, NEW)).toEqual(INVALID);
    expect(await resetPassword(shop, '', NEW)).toEqual(INVALID);
  });

  it('sends one mail in five minutes, whoever asks, and three an hour to who asks from one address', async () => {
    const user = await insertTestUser(shop);
    const before = (await mails()).length;
    const sent = async () => (await mails()).length - before;
    // Windows begin with the hour.
    shop.wait(3_600_000 - (shop.now() % 3_600_000));
    for (let index = 0; index < 5; index++)
      await requestReset(shop, user.login, links, `198.51.100.${index}`);
    expect(await sent()).toBe(1);
    for (let index = 0; index < 8; index++) {
      shop.wait(5 * 60_000);
      await requestReset(shop, user.login, links, '192.0.2.9');
    }
    expect(await sent()).toBe(4);
    await requestReset(shop, user.login, links, '192.0.2.10');
    expect(await sent()).toBe(5);
  });

  it('is asked for twenty times an hour from one address, whatever names come to mind', async () => {
    const from = (address: string, name: string) => requestReset(shop, name, links, address);
    for (let index = 0; index < 20; index++)
      expect(await from('192.0.2.20', `nobody-${index}`)).toMatchObject({ ok: true });
    expect(await from('192.0.2.20', 'nobody')).toEqual({
      ok: false,
      said: { code: 'too_many_attempts' },
    });
    expect(await from('192.0.2.21', 'nobody')).toMatchObject({ ok: true });
  });
});

describe.each(databaseKinds)('a change of password on %s', async (kind) => {
  const shop = await openTestShop(kind);
  const names = { firstName: 'Jane', lastName: 'Doe', displayName: 'Jane' };
  const address = '192.0.2.1';

  it('needs the current one, and ends all other logins', async () => {
    const user = await insertTestUser(shop, { passwordHash });
    const [mine, other] = [await startLogin(shop, user.id, place), await startLogin(shop, user.id, place)];
    const change = (currentPassword: string, newPassword: string) =>
      saveAccount(
        shop,
        user.id,
        { ...names, email: user.email },
        { currentPassword, newPassword, token: mine?.token ?? '', address },
      );
    expect(await change(NEW, NEW)).toEqual({
      ok: false,
      errors: [{ field: 'password_current', said: { code: 'current_password_wrong' } }],
    });
    expect(await change(OLD, user.login)).toMatchObject({ errors: [{ field: 'password_1' }] });
    expect(await change(OLD, NEW)).toMatchObject({ ok: true });
    expect(await findLogin(shop, mine?.token ?? '')).toMatchObject({ id: user.id });
    expect(await findLogin(shop, other?.token ?? '')).toBeNull();
  });

  it('cannot be used to guess', async () => {
    const user = await insertTestUser(shop, { passwordHash });
    const guess = (currentPassword: string) =>
      saveAccount(
        shop,
        user.id,
        { ...names, email: user.email },
        { currentPassword, newPassword: NEW, token: '', address },
      );
    await Promise.all(Array.from({ length: 12 }, () => guess('wrong')));
    expect(await guess(OLD)).toMatchObject({
      errors: [{ said: { code: 'too_many_attempts' } }],
    });
  });

  it('is not made by who knew the one before the last, when two come at once', async () => {
    const user = await insertTestUser(shop, { passwordHash });
    const changes = await Promise.all(
      ['two green geese', 'three red foxes', 'four grey owls'].map((newPassword) =>
        saveAccount(
          shop,
          user.id,
          { ...names, email: user.email },
          { currentPassword: OLD, newPassword, address },
        ),
      ),
    );
    expect(changes.filter(({ ok }) => ok)).toHaveLength(1);
  });
});
