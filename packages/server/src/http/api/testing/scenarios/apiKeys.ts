import { apiEndpoints, type ApiEndpoints } from '@vitrine/contract/api';
import { describe, expect, it } from 'vitest';
import { MOST_API_KEYS } from '../../../../accounts/limits.ts';
import { setRole } from '../../../../accounts/setRole.ts';
import { saveAccount } from '../../../../accounts/saveAccount.ts';
import { quickHash } from '../../../../accounts/testing/testUser.ts';
import type { TestApi } from '../startApi.ts';
import { TEST_PASSWORD } from '../testPassword.ts';
import { NOWHERE } from './refusals.ts';

/** Keys by which programs call. */
export function describeApiKeys(api: () => TestApi): void {
  const make = (role: 'customer' | 'editor' | 'shop_manager' | 'admin', body: object) =>
    api().as(role)('createApiKey', { body: { name: 'Stock sync', ...body } });
  const by =
    (token: string) =>
    (name: keyof ApiEndpoints, request: object = {}) =>
      api().as(null)(name, { ...request, headers: { authorization: `Bearer ${token}` } });

  describe('a key', () => {
    it('opens what its rights name, and nothing else of what its maker may', async () => {
      const { body, headers } = await make('shop_manager', { rights: ['seeDrafts', 'manageCoupons'] });
      expect(body).toMatchObject({ name: 'Stock sync', usedAt: null, expiresAt: null });
      expect(body.token).toMatch(/^vk_[\w-]{43}$/);
      expect(body.token.startsWith(body.start)).toBe(true);
      expect(headers.get('location')).toBe(`/api/v1/api-keys/${body.id}`);
      const call = by(body.token);
      expect((await call('listProducts')).status).toBe(200);
      expect((await call('createCoupon', { body: { code: 'by-key' } })).status).toBe(201);
      expect((await call('readMe')).body).toMatchObject({
        user: { login: 'shop_manager' },
        rights: ['seeDrafts', 'manageCoupons'],
      });
      const open = new Set(['seeDrafts', 'manageCoupons']);
      const wrong: string[] = [];
      for (const { name, right, method } of Object.values(apiEndpoints)) {
        if (name === 'logIn' || (right === null ? method === 'GET' : open.has(right))) continue;
        const request = { params: { ...NOWHERE, key: 'a'.repeat(32) }, match: '*' };
        if ((await call(name, request)).status !== 403) wrong.push(name);
      }
      expect(wrong).toEqual([]);
    });

    it('sees nothing of its maker’s own cart', async () => {
      const productId = await api().shop.product();
      await api().as('shop_manager')('addCartItem', { body: { productId } });
      const { body } = await make('shop_manager', { rights: ['seeDrafts'] });
      expect((await by(body.token)('readShopCart')).body.count).toBe(0);
    });

    it('is kept as a hash, and its token is shown once', async () => {
      const { body } = await make('editor', { rights: ['seeDrafts'] });
      const rows = await api().shop.queries.selectFrom('api_keys').selectAll().execute();
      expect(JSON.stringify(rows)).not.toContain(body.token);
      const { token, ...key } = body;
      const read = await api().as('editor')('readApiKey', { params: { id: key.id } });
      expect([read.body, read.text.includes(token)]).toEqual([key, false]);
    });

    it('has no right that its maker has not', async () => {
      const refused = await make('editor', { rights: ['seeDrafts', 'manageOrders'] });
      expect([refused.status, refused.body.errors[0].field]).toEqual([422, 'rights.1']);
      expect((await make('customer', { rights: ['seeDrafts'] })).status).toBe(422);
      expect((await make('admin', { rights: [] })).body.errors[0].field).toBe('rights');
      expect((await make('admin', { rights: ['setAddresses'] })).status).toBe(422);
      expect((await make('admin', { rights: ['seeDrafts'], expiresAt: '2020-01-01T00:00:00Z' })).status).toBe(
        422,
      );
    });

    it('loses at once what its maker loses', async () => {
      const { shop, users } = api();
      const { body } = await make('shop_manager', { rights: ['seeDrafts', 'manageOrders'] });
      const call = by(body.token);
      expect((await call('listOrders')).status).toBe(200);
      const { id } = users.shop_manager;
      expect((await setRole(shop, users.admin, id, 'editor')).ok).toBe(true);
      expect((await call('listOrders')).status).toBe(403);
      expect((await call('listProducts')).status).toBe(200);
      expect((await setRole(shop, users.admin, id, 'customer')).ok).toBe(true);
      expect((await call('listProducts')).status).toBe(403);
      await setRole(shop, users.admin, id, 'shop_manager');
      expect((await call('listOrders')).status).toBe(200);
    });

    it('ends when it is revoked, when its time is over, and with its maker’s password', async () => {
      const { shop, users, tokens } = api();
      const gone = (await make('editor', { rights: ['seeDrafts'] })).body;
      expect((await by(gone.token)('listProducts')).status).toBe(200);
      const revoke = (role: 'editor' | 'shop_manager' | 'admin', id: number) =>
        api().as(role)('revokeApiKey', { params: { id } });
      expect((await revoke('shop_manager', gone.id)).status).toBe(404);
      expect((await revoke('editor', gone.id)).status).toBe(204);
      expect((await by(gone.token)('listProducts')).status).toBe(401);
      const others = (await make('editor', { rights: ['seeDrafts'] })).body;
      expect((await revoke('admin', others.id)).status).toBe(204);
      const expiresAt = new Date(shop.now() + 60_000).toISOString();
      const short = (await make('editor', { rights: ['seeDrafts'], expiresAt })).body;
      expect((await by(short.token)('listProducts')).status).toBe(200);
      shop.wait(60_000);
      expect((await by(short.token)('listProducts')).status).toBe(401);
      const own = (await make('editor', { rights: ['seeDrafts'] })).body;
      const { id, email, displayName } = users.editor;
      const saved = await saveAccount(
        shop,
        id,
        { email, displayName, firstName: 'Ed', lastName: 'Itor' },
        { currentPassword: TEST_PASSWORD, newPassword: 'a quite new phrase 9', token: tokens.editor },
      );
      expect(saved.ok).toBe(true);
      expect((await by(own.token)('listProducts')).status).toBe(401);
      const passwordHash = await quickHash(TEST_PASSWORD);
      await shop.queries
        .updateTable('users')
        .set({ password_hash: passwordHash })
        .where('id', '=', id)
        .execute();
    });

    it('is listed for its maker, and all of them for who manages users, with its last use', async () => {
      const { body } = await make('shop_manager', { rights: ['seeDrafts'] });
      await by(body.token)('listProducts');
      const list = async (role: 'editor' | 'shop_manager' | 'admin') =>
        (await api().as(role)('listApiKeys', { query: { perPage: 100 } })).body.items as readonly {
          id: number;
          usedAt: string | null;
        }[];
      const used = new Date(api().shop.now()).toISOString();
      expect((await list('shop_manager')).find(({ id }) => id === body.id)?.usedAt).toBe(used);
      expect((await list('editor')).some(({ id }) => id === body.id)).toBe(false);
      expect((await list('admin')).some(({ id }) => id === body.id)).toBe(true);
    });

    it('is one of a number that somebody can look after', async () => {
      let last = await make('editor', { rights: ['seeDrafts'] });
      for (let made = 1; made <= MOST_API_KEYS && last.status === 201; made++)
        last = await make('editor', { rights: ['seeDrafts'] });
      expect([last.status, last.body.message]).toEqual([
        422,
        `You have ${MOST_API_KEYS} keys already. Revoke one that is not used.`,
      ]);
    });

    it('that is made up opens nothing', async () => {
      for (const token of ['vk_', `vk_${'a'.repeat(43)}`, 'vk_%00'])
        expect((await by(token)('listShopProducts')).status).toBe(401);
    });
  });
}
