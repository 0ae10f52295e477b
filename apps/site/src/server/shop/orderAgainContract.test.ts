import { databaseKinds } from '@vitrine/server/testing';
import { describe, expect, it } from 'vitest';
import { register } from './testing/accountForms.ts';
import { buyer, openCheckout } from './testing/buyer.ts';
import { startTestSite } from './testing/startTestSite.ts';

describe.each(databaseKinds)('ordering again, on %s', async (kind) => {
  const { shop, visitor } = await startTestSite(kind);

  it('puts into the cart what can still be bought, says what cannot, and is for the owner alone', async () => {
    const [jar, gone] = [await shop.product({ name: 'Moon jar' }), await shop.product({ name: 'Old bowl' })];
    const owner = visitor();
    await register(owner, 'ida@example.com');
    for (const id of [jar, gone]) await owner.ask('add_to_cart', { product_id: id, quantity: 2 });
    const sent = { ...buyer, ...(await openCheckout(owner)) };
    const { order_id: id = 0 } = (await owner.ask('checkout', sent)).json<{ order_id?: number }>();
    await shop.queries.updateTable('products').set({ status: 'trash' }).where('id', '=', gone).execute();
    const nonce = 'woocommerce-order_again-nonce';
    const form = { order_again: id, [nonce]: (await owner.get('/my-account/orders/')).value(nonce) };

    expect((await owner.post('/my-account/', { ...form, [nonce]: 'forged' })).status).toBe(200);
    const own = (await owner.post('/my-account/', form)).status;
    expect(own).toBe(303);
    const cart = (await owner.get('/cart/')).body;
    expect(cart).toContain('Moon jar” has been added to your cart.');
    expect(cart).toContain('cannot be ordered again');
    const thief = visitor();
    await register(thief, 'eve@example.com');
    const cup = await shop.product({ name: 'Plain cup' });
    await thief.ask('add_to_cart', { product_id: cup });
    await thief.ask('checkout', { ...buyer, ...(await openCheckout(thief)) });
    // With a nonce of their own, so that nothing but the order itself can be what is refused.
    const theirs = (await thief.get('/my-account/orders/')).value(nonce);
    expect(theirs).not.toBe('');
    const stolen = await thief.post('/my-account/', { order_again: id, [nonce]: theirs });
    expect(stolen.status).toBe(200);
    expect((await thief.get('/cart/')).body).not.toContain('Moon jar');
  });
});

describe.each(databaseKinds)('pieces for everyone, on %s', async (kind) => {
  const { shop, visitor } = await startTestSite(kind);

  it('are kept by any cache, set no cookie, and show nothing that is not published', async () => {
    const [jar, draft] = [
      await shop.product({ name: 'Moon jar' }),
      await shop.product({ name: 'Not yet', status: 'draft' }),
    ];
    const guest = visitor();
    for (const path of [
      `/?wc-ajax=quick_view&product_id=${jar}`,
      `/?wc-ajax=recently_viewed&ids=${jar}|${draft}|x`,
    ]) {
      const answer = await guest.get(path);
      expect(answer.body).toContain('Moon jar');
      expect(answer.body).not.toContain('Not yet');
      expect(answer.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
      expect(answer.headers.getSetCookie()).toEqual([]);
    }
    expect((await guest.get(`/?wc-ajax=quick_view&product_id=${draft}`)).body).toBe('');
  });
});
