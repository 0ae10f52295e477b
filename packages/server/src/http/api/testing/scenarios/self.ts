import { describe, expect, it } from 'vitest';
import { isBannerShown } from '../../../../visitors/comingSoonBanner.ts';
import type { TestApi } from '../startApi.ts';
import { TEST_PASSWORD } from '../testPassword.ts';

/** Logging in, one's own logins and wishlist, the call of the banner. */
export function describeSelf(api: () => TestApi): void {
  const logIn = (body: object) =>
    api().as(null)('logIn', { body: { login: 'editor', password: TEST_PASSWORD, ...body } });

  describe('a login', () => {
    it('by a program gives a token', async () => {
      const { body, headers } = await logIn({});
      expect(headers.get('set-cookie')).toBeNull();
      expect(body).toMatchObject({
        user: { login: 'editor', role: 'editor' },
        expiresAt: '2026-03-03T12:00:00.000Z',
      });
      expect(body.rights).toContain('editModules');
      expect(body.rights).not.toContain('manageUsers');
      const own = { authorization: `Bearer ${body.token}` };
      const me = await api().as(null)('readMe', { headers: own });
      expect(me.body.user.login).toBe('editor');
      expect((await api().as(null)('logOut', { headers: own })).status).toBe(204);
      expect((await api().as(null)('readMe', { headers: own })).status).toBe(401);
      const again = { login: 'editor', password: TEST_PASSWORD };
      expect((await api().as(null)('logIn', { headers: own, body: again })).status).toBe(200);
    });

    it('of a browser gives a cookie, and changes need a nonce', async () => {
      const entered = await logIn({ cookie: true });
      expect(entered.body.token).toBeNull();
      const sent = entered.headers.getSetCookie();
      expect(sent.find((each) => each.startsWith('vitrine_login='))).toMatch(/HttpOnly.*SameSite=Lax/i);
      const cookie = sent.map((each) => each.split(';')[0]).join('; ');
      const me = await api().as(null)('readMe', { headers: { cookie, authorization: 'Basic YTpi' } });
      expect(me.body.user.login).toBe('editor');
      expect(me.body.nonce).toBe(entered.body.nonce);
      const create = (headers: Record<string, string>) =>
        api().as(null)('createPost', { body: { title: 'By cookie' }, headers: { cookie, ...headers } });
      for (const headers of [{}, { 'x-vitrine-nonce': '0123456789' }]) {
        const { status, body } = await create(headers);
        expect([status, body.error]).toEqual([403, 'no_nonce']);
      }
      expect((await create({ 'x-vitrine-nonce': me.body.nonce })).status).toBe(201);
      const wished = `${cookie}; woodmart_wishlist_count_logged=2`;
      const left = { cookie: wished, 'x-vitrine-nonce': me.body.nonce };
      const out = await api().as(null)('logOut', { headers: left });
      expect(out.headers.getSetCookie().join()).toContain('vitrine_login=0');
      expect(out.headers.getSetCookie().join()).toContain('woodmart_wishlist_count_logged=0');
      expect((await api().as(null)('readMe', { headers: { cookie } })).body).toMatchObject({
        user: null,
        rights: [],
      });
    });

    it('of a browser ends the one that it had before', async () => {
      const enter = async (cookie: string) => {
        const { headers } = await api().as(null)('logIn', {
          body: { login: 'customer', password: TEST_PASSWORD, cookie: true },
          headers: { cookie },
        });
        return headers.getSetCookie().find((each) => each.startsWith('vitrine_login=')) ?? '';
      };
      const userBy = async (cookie: string) =>
        (await api().as(null)('readMe', { headers: { cookie } })).body.user?.login;
      const first = (await enter('')).split(';')[0] ?? '';
      const second = (await enter(first)).split(';')[0] ?? '';
      expect([await userBy(first), await userBy(second)]).toEqual([undefined, 'customer']);
    });

    it('by a wrong password is refused, and guessed at only so often', async () => {
      const wrong = await logIn({ password: 'wrong' });
      expect([wrong.status, wrong.body.error]).toEqual([401, 'wrong_login']);
      expect((await logIn({ login: '' })).status).toBe(401);
      let last = wrong;
      for (let tries = 0; tries < 12; tries++) last = await logIn({ login: 'nobody', password: 'guess' });
      expect([last.status, last.body.error]).toEqual([429, 'too_many']);
    });
  });

  it('logins are listed and ended, each or all others, and only one’s own', async () => {
    const tokens = [];
    for (let count = 0; count < 3; count++) tokens.push((await logIn({})).body.token);
    const own = { authorization: `Bearer ${tokens[0]}` };
    const client = api().as(null);
    const listed = await client('listMyLogins', { headers: own });
    expect(listed.body.items.filter((login: { isCurrent: boolean }) => login.isCurrent)).toHaveLength(1);
    expect(listed.text).not.toContain(tokens[0]);
    const other = listed.body.items.find(
      // Not the one that the other tests of this user came with.
      (login: { isCurrent: boolean; userAgent: string }) => !login.isCurrent && login.userAgent !== 'test',
    );
    expect((await api().as('customer')('revokeMyLogin', { params: { id: other.id } })).status).toBe(404);
    expect((await client('revokeMyLogin', { params: { id: other.id }, headers: own })).status).toBe(204);
    expect((await client('listMyLogins', { headers: own })).body.total).toBe(listed.body.total - 1);
    expect(
      (await client('revokeMyLogins', { headers: { authorization: `Bearer ${api().tokens.shop_manager}` } }))
        .status,
    ).toBe(204);
    expect((await client('listMyLogins', { headers: own })).body.total).toBe(listed.body.total - 1);
  });

  it('the wishlist has groups, and things move between them', async () => {
    const me = api().as('customer');
    const [cup, bowl] = [await api().shop.product(), await api().shop.product()];
    await me('addToWishlist', { body: { productId: cup } });
    const made = await me('createWishlistGroup', { body: { name: 'Birthday' } });
    const params = { id: made.body.id };
    expect(made.body).toEqual({ id: params.id, name: 'Birthday', isDefault: false, items: [] });
    const both = await me('addToWishlist', { body: { productId: bowl, groupId: params.id } });
    expect(both.body).toMatchObject({ count: 2, groups: [{ isDefault: true }, { id: params.id }] });
    const [first] = both.body.groups;
    const moved = await me('moveWishlistItems', {
      body: { productIds: [cup], from: first.id, to: params.id },
    });
    expect(moved.body.groups.map((group: { items: [] }) => group.items.length)).toEqual([0, 2]);
    const read = await me('readWishlistGroup', { params });
    const changed = await me('updateWishlistGroup', {
      params,
      match: read.tag,
      body: { name: 'Party', isDefault: true },
    });
    expect(changed.body).toMatchObject({ name: 'Party', isDefault: true });
    const late = await me('updateWishlistGroup', { params, match: read.tag, body: { name: 'Late' } });
    expect([late.status, late.tag]).toEqual([412, changed.tag]);
    expect((await me('deleteWishlistGroup', { params, match: changed.tag })).body.message).toBe(
      'The default group cannot be deleted.',
    );
    const removed = await me('removeFromWishlist', { body: { productIds: [cup, bowl] } });
    expect(removed.body.count).toBe(0);
    const old = { id: first.id };
    const { tag } = await me('readWishlistGroup', { params: old });
    expect((await me('deleteWishlistGroup', { params: old, match: tag })).status).toBe(204);
    expect((await me('readWishlist')).body.groups).toHaveLength(1);
    expect((await api().as('editor')('readWishlistGroup', { params })).status).toBe(404);
    expect((await me('addToWishlist', { body: { productId: 987_654 } })).status).toBe(422);
    expect(
      (await me('moveWishlistItems', { body: { productIds: [1], from: 987_654, to: params.id } })).status,
    ).toBe(422);
    expect((await me('createWishlistGroup', { body: { name: ' ' } })).body.errors[0].field).toBe('name');
    expect((await me('removeFromWishlist', { body: { productIds: [0] } })).body.errors[0].field).toBe(
      'productIds.0',
    );
  });

  it('the banner of a shop that is not open is closed by its script for one user', async () => {
    const { url, shop, users } = api();
    const entered = await logIn({ login: 'shop_manager', cookie: true });
    const cookie = entered.headers
      .getSetCookie()
      .map((each) => each.split(';')[0])
      .join('; ');
    const close = (id: number, headers: Record<string, string>, value = 'yes') =>
      fetch(`${url}/wp-json/wp/v2/users/${id}`, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded; charset=UTF-8', ...headers },
        body: `woocommerce_meta%5Bcoming_soon_banner_dismissed%5D=${value}`,
      });
    const nonce = { 'x-wp-nonce': entered.body.nonce };
    const { shop_manager: own, admin } = users;
    const isShown = () => isBannerShown(shop, own, { comingSoon: { on: true } });
    expect((await close(own.id, {})).status).toBe(401);
    expect((await close(own.id, { cookie })).status).toBe(403);
    expect((await close(admin.id, { cookie, ...nonce })).status).toBe(403);
    expect((await close(own.id, { cookie, ...nonce }, 'no')).status).toBe(400);
    expect(await isShown()).toBe(true);
    const closed = await close(own.id, { cookie, ...nonce });
    expect([closed.status, await closed.json()]).toEqual([
      200,
      { id: own.id, woocommerce_meta: { coming_soon_banner_dismissed: 'yes' } },
    ]);
    expect(await isShown()).toBe(false);
  });
}
