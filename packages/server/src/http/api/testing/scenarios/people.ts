import { describe, expect, it } from 'vitest';
import { sendReset } from '../../../../accounts/requestReset.ts';
import { insertTestUser, quickHash } from '../../../../accounts/testing/testUser.ts';
import { put, testGuest, testLinks } from '../../../../cart/testing/cartOf.ts';
import { bought, testAddress } from '../../../../orders/testing/checkoutOf.ts';
import type { TestApi } from '../startApi.ts';
import { TEST_PASSWORD } from '../testPassword.ts';

/** Users, invitations and privacy. */
export function describePeople(api: () => TestApi): void {
  const as = () => api().as('admin');

  describe('people', () => {
    it('are made with a role, and get a link where they have no password', async () => {
      const { shop } = api();
      const made = await as()('createUser', {
        body: { email: 'Lin@People.example', firstName: 'Lin', role: 'editor' },
      });
      expect(made.body).toMatchObject({ email: 'lin@people.example', role: 'editor', isBlocked: false });
      const mails = await shop.queries
        .selectFrom('mails')
        .select('kind')
        .where('recipient', '=', 'lin@people.example')
        .orderBy('id')
        .execute();
      expect(mails.map(({ kind }) => kind)).toEqual(['customer_new_account', 'customer_reset_password']);
      const again = await as()('createUser', { body: { email: 'lin@people.example' } });
      expect([again.status, again.body.errors[0].field]).toEqual([422, 'email']);
      const weak = await as()('createUser', {
        body: { email: 'kim@people.example', login: '!', password: '1' },
      });
      expect(weak.body.errors.map(({ field }: { field: string }) => field)).toEqual(['login', 'password']);
      const params = { id: made.body.id };
      expect((await as()('listUserLogins', { params })).body.items).toEqual([]);
      expect((await as()('revokeUserLogins', { params })).status).toBe(204);
      // Who asks can ask again.
      expect((await as()('revokeUserLogins', { params: { id: api().users.admin.id } })).status).toBe(204);
    });

    it('are given other names and another address, of which the old one is told', async () => {
      const { shop, users } = api();
      const passwordHash = await quickHash(TEST_PASSWORD);
      const user = await insertTestUser(shop, { email: 'old@people.example', passwordHash });
      await sendReset(shop, user, testLinks);
      const params = { id: user.id };
      const { tag } = await as()('readUser', { params });
      const change = (body: object, match = '*') => as()('updateUser', { params, match, body });
      const fields = ({ body }: { body: { errors: { field: string }[] } }) =>
        body.errors.map(({ field }) => field);
      expect(
        fields(await change({ email: users.editor.email.toUpperCase(), displayName: 'a@b.example' })),
      ).toEqual(['email', 'displayName']);
      expect(fields(await change({ email: 'nobody', lastName: 'Kept out' }))).toEqual(['email']);
      expect(fields(await change({ displayName: ' \n' }))).toEqual(['displayName']);
      // Half of it is nothing.
      expect(fields(await change({ role: 'editor', email: 'nobody' }))).toEqual(['email']);
      expect((await as()('readUser', { params })).tag).toBe(tag);
      const changed = await change(
        { email: 'New@People.example', firstName: 'Nia', displayName: 'Nia N.', role: 'editor' },
        tag,
      );
      expect(changed.body).toMatchObject({
        email: 'new@people.example',
        firstName: 'Nia',
        displayName: 'Nia N.',
        role: 'editor',
      });
      expect((await change({ lastName: 'Late' }, tag)).status).toBe(412);
      const told = await shop.queries
        .selectFrom('mails')
        .select(['recipient', 'kind'])
        .where('recipient', 'in', ['old@people.example', 'new@people.example'])
        .where('kind', '=', 'customer_email_changed')
        .execute();
      expect(told).toEqual([{ recipient: 'old@people.example', kind: 'customer_email_changed' }]);
      const resets = await shop.queries
        .selectFrom('password_resets')
        .select('used_at')
        .where('user_id', '=', user.id)
        .execute();
      expect(resets).toEqual([{ used_at: expect.any(Number) }]);
      // One's own is changed where the password is asked for.
      const own = await as()('updateUser', {
        params: { id: users.admin.id },
        match: '*',
        body: { email: 'mine@people.example' },
      });
      expect([own.status, fields(own)]).toEqual([422, ['email']]);
    });

    it('who have bought as guests are among the customers', async () => {
      const { shop } = api();
      const email = 'walk-in@people.example';
      const guest = testGuest();
      await put(shop, guest, await shop.product({ regularPrice: 500, isVirtual: true }), 1);
      await bought(shop, guest, { billing: { ...testAddress, email } });
      const { body } = await api().as('shop_manager')('listCustomers', { query: { search: 'WALK-IN@' } });
      expect(body.items).toMatchObject([
        { userId: null, email, name: 'Ann Lee', orders: { count: 1, total: 500 } },
      ]);
    });

    it('are listed by what they have spent', async () => {
      const { shop } = api();
      const { id } = await insertTestUser(shop, { displayName: 'Spender' });
      await put(shop, String(id), await shop.product({ regularPrice: 90_000_00, isVirtual: true }), 2);
      await bought(shop, String(id));
      const { body } = await as()('listUsers', { query: { sort: '-spent', perPage: 1 } });
      expect(body.items).toMatchObject([{ id, orders: { count: 1, total: 180_000_00 } }]);
      expect((await as()('listUsers', { query: { sort: '-orders', perPage: 1 } })).body.items[0].id).toBe(id);
    });

    it('that are blocked are out at once, and told so at the door', async () => {
      const { shop, enter, users } = api();
      const passwordHash = await quickHash(TEST_PASSWORD);
      const user = await insertTestUser(shop, { role: 'editor', passwordHash });
      const logIn = (password = TEST_PASSWORD) =>
        api().as(null)('logIn', { body: { login: user.login, password } });
      const { token } = (await logIn()).body;
      const headers = { authorization: `Bearer ${token}` };
      const key = await api().as(null)('createApiKey', {
        headers,
        body: { name: 'Mine', rights: ['seeDrafts'] },
      });
      const byKey = { authorization: `Bearer ${key.body.token}` };
      expect((await api().as(null)('listPosts', { headers: byKey })).status).toBe(200);
      const params = { id: user.id };
      expect((await as()('blockUser', { params })).body.isBlocked).toBe(true);
      expect((await api().as(null)('listPosts', { headers })).status).toBe(401);
      expect((await api().as(null)('listPosts', { headers: byKey })).status).toBe(401);
      const refused = await logIn();
      expect([refused.status, refused.body]).toMatchObject([
        403,
        { error: 'blocked', message: 'This account is blocked. Please contact us.' },
      ]);
      expect((await logIn('a wrong one')).status).toBe(401);
      expect((await as()('unblockUser', { params })).body.isBlocked).toBe(false);
      expect((await logIn()).status).toBe(200);
      const self = await as()('blockUser', { params: { id: users.admin.id } });
      expect([self.status, self.body.message]).toEqual([422, 'You cannot do that to yourself.']);
      expect(await enter('admin')).not.toBe('');
    });

    it('have the rights of their roles, which are told', async () => {
      const { body } = await as()('listRoles');
      const rightsOf = (role: string) =>
        body.items.find((item: { role: string }) => item.role === role)?.rights as readonly string[];
      expect(rightsOf('customer')).toEqual([]);
      expect(rightsOf('editor')).toContain('editPages');
      expect(rightsOf('editor')).not.toContain('manageOrders');
      expect(rightsOf('admin')).toEqual(body.rights);
    });

    it('are invited, sent the link again, and the invitation is withdrawn', async () => {
      const email = 'mo@people.example';
      const made = await as()('createInvitation', { body: { email, role: 'shop_manager', firstName: 'Mo' } });
      expect(made.body).toMatchObject({ email, role: 'shop_manager', isExpired: false });
      expect(made.text).not.toContain('token');
      const twice = await as()('createInvitation', { body: { email, role: 'editor' } });
      expect(twice.body.errors).toEqual([
        { field: 'email', message: 'Somebody with this address is invited already.' },
      ]);
      const params = { id: made.body.id };
      expect((await as()('sendInvitationAgain', { params })).status).toBe(200);
      expect((await as()('readInvitation', { params })).body.email).toBe(email);
      expect((await as()('listInvitations')).body.items[0].id).toBe(params.id);
      expect((await as()('withdrawInvitation', { params })).status).toBe(204);
      for (const name of ['readInvitation', 'withdrawInvitation', 'sendInvitationAgain'] as const)
        expect((await as()(name, { params })).status).toBe(404);
    });

    it('are handed out and erased only when the address is typed twice, and it is written down', async () => {
      const { shop, users } = api();
      const email = 'gone@people.example';
      const guest = testGuest();
      await put(shop, guest, await shop.product({ isVirtual: true }));
      const { id } = await bought(shop, guest, { billing: { ...testAddress, email } });
      const wrong = await as()('exportPerson', { body: { email, confirmation: 'other@people.example' } });
      expect([wrong.status, wrong.body.errors[0].field]).toEqual([422, 'confirmation']);
      const given = { email, confirmation: ' GONE@people.example' };
      const told = await as()('exportPerson', { body: given });
      expect(told.body).toMatchObject({ email, account: null, orders: [{ id, billing: { email } }] });
      const early = await as()('erasePerson', { body: given });
      expect(early.body.message).toBe(`Orders are under way: #${id}. Complete or cancel them first.`);
      await shop.queries.updateTable('orders').set({ status: 'completed' }).where('id', '=', id).execute();
      const erased = await as()('erasePerson', { body: given });
      expect(erased.body.counts).toMatchObject({ account: 0, orders: 1 });
      const { body } = await as()('listPrivacyLog', { query: { perPage: 2 } });
      expect(body.items).toMatchObject([
        { kind: 'erasure', subject: email, by: users.admin.displayName },
        { kind: 'export', subject: email },
      ]);
      const own = { email: users.admin.email, confirmation: users.admin.email };
      expect((await as()('erasePerson', { body: own })).body.message).toBe('You cannot do that to yourself.');
    });
  });
}
