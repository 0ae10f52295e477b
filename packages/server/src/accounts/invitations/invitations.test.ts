import { describe, expect, it } from 'vitest';
import { testLinks } from '../../cart/testing/cartOf.ts';
import { databaseKinds } from '../../db/testing/databases.ts';
import { openTestShop } from '../../testing/testShop.ts';
import { setBlocked } from '../blockUser.ts';
import { INVITATION_MS } from '../limits.ts';
import { logIn } from '../logIn.ts';
import { insertTestUser } from '../testing/testUser.ts';
import { acceptInvitation, findInvited } from './acceptInvitation.ts';
import { listInvitations } from './Invitation.ts';
import { invite, sendInvitation, withdrawInvitation } from './invite.ts';

const PASSWORD = 'a heron on the weir 7';

describe.each(databaseKinds)('an invitation on %s', async (kind) => {
  const shop = await openTestShop(kind);
  const admin = await insertTestUser(shop, { role: 'admin' });

  const tokensTo = async (email: string): Promise<readonly string[]> => {
    const mails = await shop.queries
      .selectFrom('mails')
      .select('plain')
      .where('recipient', '=', email)
      .where('kind', '=', 'invitation')
      .orderBy('id')
      .execute();
    return mails.map(({ plain }) => /invitation\/\?key=([\w-]+)/.exec(plain)?.[1] ?? '');
  };
  const asked = async (email: string) => {
    const made = await invite(shop, admin, { email, role: 'editor', firstName: 'Ed' }, testLinks);
    if (!made.ok) throw new Error(made.errors[0]?.message);
    return { id: made.id, token: (await tokensTo(email)).at(-1) ?? '' };
  };

  it('makes an account with its role and the password that is chosen, once', async () => {
    const email = 'ed@join.example';
    const { token } = await asked(email);
    expect(await findInvited(shop, token)).toMatchObject({ email, invitedBy: admin.displayName });
    expect(await acceptInvitation(shop, token, '12345678')).toMatchObject({
      errors: [{ field: 'password' }],
    });
    const all = await Promise.all(Array.from({ length: 5 }, () => acceptInvitation(shop, token, PASSWORD)));
    expect(all.filter(({ ok }) => ok)).toMatchObject([{ user: { email, role: 'editor', firstName: 'Ed' } }]);
    expect(all.filter(({ ok }) => !ok)[0]).toMatchObject({
      errors: [{ said: { code: 'invitation_wrong' } }],
    });
    const place = { remember: false, userAgent: '', address: '' };
    expect(await logIn(shop, { login: email, password: PASSWORD, ...place })).toMatchObject({ ok: true });
    expect(await invite(shop, admin, { email, role: 'admin' }, testLinks)).toMatchObject({ ok: false });
  });

  it('is worth nothing once it was sent again, withdrawn, or is too old', async () => {
    const again = await asked('again@join.example');
    await sendInvitation(shop, again.id, testLinks);
    expect(await findInvited(shop, again.token)).toBeNull();
    const [, second = ''] = await tokensTo('again@join.example');
    expect(await findInvited(shop, second)).not.toBeNull();
    expect(await withdrawInvitation(shop, again.id)).toBe(true);
    expect(await acceptInvitation(shop, second, PASSWORD)).toMatchObject({ ok: false });
    expect(await tokensTo('again@join.example')).toHaveLength(1);
    const late = await asked('late@join.example');
    shop.wait(INVITATION_MS);
    expect(await acceptInvitation(shop, late.token, PASSWORD)).toMatchObject({ ok: false });
  });

  it('of somebody who is blocked goes with them', async () => {
    const other = await insertTestUser(shop, { role: 'admin' });
    await invite(shop, other, { email: 'friend@join.example', role: 'admin' }, testLinks);
    expect(await setBlocked(shop, admin, other.id, true)).toEqual({ ok: true });
    expect((await listInvitations(shop)).map(({ email }) => email)).not.toContain('friend@join.example');
  });

  it('keeps no token that opens anything', async () => {
    const { token } = await asked('hash@join.example');
    const rows = await shop.queries.selectFrom('invitations').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(token);
  });
});

describe.each(databaseKinds)('a block on %s', async (kind) => {
  const shop = await openTestShop(kind);

  it('never hits the last administrator, also when two block each other at once', async () => {
    const [one, two] = [
      await insertTestUser(shop, { role: 'admin' }),
      await insertTestUser(shop, { role: 'admin' }),
    ];
    const answers = await Promise.all([
      setBlocked(shop, one, two.id, true),
      setBlocked(shop, two, one.id, true),
    ]);
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    const left = await shop.queries
      .selectFrom('users')
      .select('id')
      .where('role', '=', 'admin')
      .where('blocked_at', 'is', null)
      .execute();
    expect(left).toHaveLength(1);
  });

  it('is set by administrators only', async () => {
    const [editor, other] = [await insertTestUser(shop, { role: 'editor' }), await insertTestUser(shop)];
    expect(await setBlocked(shop, editor, other.id, true)).toMatchObject({
      errors: [{ message: 'You are not allowed to do that.' }],
    });
  });
});
