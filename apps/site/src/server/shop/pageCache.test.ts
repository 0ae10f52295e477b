import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { databaseKinds } from '@vitrine/server/testing';
import { describe, expect, it } from 'vitest';
import { shopViews } from './shopViews.ts';
import { createShopper } from './testing/createShopper.ts';
import { startInstance, startTestSite } from './testing/startTestSite.ts';

const behindProxy = { 'x-forwarded-for': '203.0.113.9' };

describe.each(databaseKinds)('pages that are the same for everyone, on %s', async (kind) => {
  const { shop, app, visitor } = await startTestSite(kind);
  await shop.queries
    .insertInto('settings')
    .values({ name: 'shop', value: JSON.stringify({ site: { url: 'http://shop.test' } }), updated_at: 1 })
    .execute();
  const other = await startInstance(shop);
  const id = await shop.product({ name: 'Blue cup', slug: 'blue-cup', regularPrice: 1000 });
  const price = (regular: number) =>
    shop.queries.updateTable('products').set({ regular_price: regular }).where('id', '=', id).execute();
  const get = (url: string, headers = {}) => app.inject({ url, headers: { host: 'shop.test', ...headers } });
  const getThere = (url: string) => other.app.inject({ url, headers: { host: 'shop.test' } });

  /** How many pages are drawn while it works. */
  async function drawnBy(work: () => Promise<unknown>): Promise<number> {
    const { renderPage } = shopViews;
    let count = 0;
    Object.assign(shopViews, {
      renderPage: (page: Parameters<typeof renderPage>[0]) => (count++, renderPage(page)),
    });
    await work().finally(() => Object.assign(shopViews, { renderPage }));
    return count;
  }

  it('show another price at once, here and on another instance', async () => {
    for (const path of ['/product/blue-cup/', '/shop/']) {
      await price(1000);
      expect((await get(path)).body).toContain('10.00');
      expect((await getThere(path)).body).toContain('10.00');
      await price(1234);
      expect((await get(path)).body).toContain('12.34');
      expect((await getThere(path)).body).toContain('12.34');
    }
  });

  it('show another setting, menu and post at once', async () => {
    const post = { type: 'page', slug: 'about', status: 'publish', title: 'About', content: '<p>Old</p>' };
    const times = { published_at: 1, created_at: 1, updated_at: 1 };
    await shop.queries
      .insertInto('posts')
      .values({ ...post, ...times })
      .execute();
    expect((await get('/about/')).body).toContain('Old');
    await shop.queries
      .updateTable('posts')
      .set({ content: '<p>New</p>' })
      .where('slug', '=', 'about')
      .execute();
    expect((await get('/about/')).body).toContain('New');
    const items = JSON.stringify([{ title: 'Moss', url: '/moss/', children: [] }]);
    await shop.queries
      .insertInto('menus')
      .values({ slug: 'main', name: 'Main', items, updated_at: 1 })
      .execute();
    expect((await get('/about/')).body).toContain('Moss');
    const settings = { site: { url: 'http://shop.test', title: 'Fern & Co' } };
    await shop.queries
      .updateTable('settings')
      .set({ value: JSON.stringify(settings) })
      .where('name', '=', 'shop')
      .execute();
    expect((await get('/about/')).body).toContain('Fern &amp; Co');
  });

  it('are drawn once for many who ask at the same time, however they came', async () => {
    await price(1500);
    const asked = Array.from({ length: 20 }, (_, at) => get(`/product/blue-cup/?utm_source=mail-${at}`));
    expect(await drawnBy(() => Promise.all(asked))).toBeLessThanOrEqual(1);
    expect(await drawnBy(() => get('/product/blue-cup/?gclid=x'))).toBe(0);
  });

  it('are not kept at addresses that anybody can make up', async () => {
    const url = '/product-category/made/up/none/?x=1';
    await get(url);
    const category = { taxonomy: 'product_cat', slug: 'cups', name: 'Cups' };
    await shop.queries.insertInto('terms').values(category).execute();
    for (const path of [
      '/product-category/junk/cups/',
      '/product/blue-cup/?x=1',
      '//product/blue-cup/',
      '/shop?orderby=junk',
    ]) {
      await get(path);
      expect(await drawnBy(() => get(path))).toBe((await get(path)).statusCode === 200 ? 1 : 0);
    }
    const hostile = await app.inject({ url: '/product/blue-cup/', headers: { host: 'evil.test' } });
    expect(hostile.statusCode).toBe(301);
    expect((await get('/product/blue-cup/')).body).not.toContain('evil.test');
  });

  it('are told from one another by their mark, compressed or not', async () => {
    const plain = await get('/product/blue-cup/');
    expect(plain.headers).toMatchObject({
      'cache-control': 'public, max-age=0, must-revalidate',
      vary: 'accept-encoding',
    });
    expect(plain.headers['content-security-policy']).toContain("'sha256-");
    const brotli = await get('/product/blue-cup/', { 'accept-encoding': 'gzip, br' });
    expect([brotli.headers['content-encoding'], brotli.headers.etag]).toEqual(['br', plain.headers.etag]);
    expect(String(brotliDecompressSync(brotli.rawPayload))).toBe(plain.body);
    const zipped = await get('/product/blue-cup/', { 'accept-encoding': 'gzip' });
    expect(String(gunzipSync(zipped.rawPayload))).toBe(plain.body);
    const known = await get('/product/blue-cup/', { 'if-none-match': String(plain.headers.etag) });
    expect([known.statusCode, known.body]).toEqual([304, '']);
  });

  it('never hold what one visitor is told, and visitors are told it on kept pages too', async () => {
    await get('/product/blue-cup/');
    const guest = visitor(behindProxy);
    await guest.get(`/product/blue-cup/?add-to-cart=${id}`);
    const told = await guest.get('/product/blue-cup/');
    expect(told.body).toContain('has been added to your cart');
    expect(told.headers.get('cache-control')).toBe('private, no-store');
    const next = createShopper(other.url, behindProxy);
    expect((await next.get('/product/blue-cup/')).body).not.toContain('has been added to your cart');
    expect((await guest.get('/product/blue-cup/')).body).not.toContain('has been added to your cart');
  });
});
