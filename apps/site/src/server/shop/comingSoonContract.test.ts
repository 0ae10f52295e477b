import { saveModule } from '@vitrine/server/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { pageDatabases } from './testing/pageDatabases.ts';
import { startTestSite } from './testing/startTestSite.ts';

const PASSWORD = 'moss on the 3rd stair';

describe.each(pageDatabases)('a shop that is not open yet, on %s', async (kind) => {
  const { shop, visitor } = await startTestSite(kind);
  const colleague = visitor();
  const secret = 'Unheard-of lamp';
  let id = 0;

  beforeAll(async () => {
    id = await shop.indexed({ name: secret, slug: 'unheard-of-lamp' });
    const value = JSON.stringify({ comingSoon: { on: true } });
    await shop.queries.insertInto('settings').values({ name: 'shop', value, updated_at: 1 }).execute();
    const nonce = 'woocommerce-register-nonce';
    await colleague.post('/my-account/', {
      email: 'boss@example.com',
      password: PASSWORD,
      [nonce]: (await colleague.get('/my-account/')).value(nonce),
      register: 'Register',
    });
    await shop.queries.updateTable('users').set({ role: 'shop_manager' }).execute();
  });

  it.each(['/shop/', '/product/unheard-of-lamp/', '/cart/', '/checkout/', '/?s=lamp', '/blog/', '/nowhere/'])(
    'shows nothing of itself to guests at %s',
    async (path) => {
      const { status, headers, body } = await visitor().get(path);
      expect([status, headers.get('cache-control')]).toEqual([200, 'private, no-store']);
      expect(body).toContain('opens soon');
      expect(body).toContain('noindex');
      expect(body).not.toContain(secret);
      // Nothing there leads anywhere yet.
      expect(body).not.toMatch(/href="[^"]*\/(?:cart|wishlist|compare)\/"|role="search"/);
    },
  );

  it('answers no call of guests, and keeps nothing for them', async () => {
    const guest = visitor();
    expect((await guest.ask('add_to_cart', { product_id: id })).body).toBe('-1');
    expect((await guest.act('woodmart_ajax_search', { query: 'lamp' })).body).not.toContain(secret);
    await guest.get(`/?add-to-cart=${id}`);
    expect(guest.cookies.size).toBe(0);
  });

  it('feeds no module of guests with its products and posts, by either way, and lets no cache keep an answer', async () => {
    const source = { type: 'woo', woo: { maxProducts: 2 } };
    const slides = { 5: { slide: { id: 5 }, layers: {} } };
    const document = JSON.stringify({ settings: { source }, slides });
    const saved = await saveModule(shop, { alias: 'news', document }, { authorId: null });
    const feed = String(saved.ok && saved.module.id);
    const ways = (who: typeof colleague) => [
      who.get(`/wp-json/sliderrevolution/sliders/stream/${feed}`),
      who.act('revslider_ajax_call_front', { client_action: 'get_stream_data', id: feed }),
    ];
    for (const answer of await Promise.all(ways(visitor()))) {
      expect(answer.body).toContain('Feed could not be Loaded');
      expect(answer.body).not.toContain(secret);
    }
    const [seen] = await Promise.all(ways(colleague));
    expect(seen?.body).toContain(secret);
    expect(seen?.headers.get('cache-control')).toBe('private, no-store');
  });

  it('lets those who run it log in and see it, and no cache keep what they see', async () => {
    const page = await colleague.get('/shop/');
    expect(page.body).toContain(secret);
    expect(page.body).toContain('only you and your colleagues see it');
    expect(page.headers.get('cache-control')).toBe('private, no-store');
    expect((await colleague.ask('add_to_cart', { product_id: id })).body).toContain('fragments');
  });
});
