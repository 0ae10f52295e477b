import { describe, expect, it } from 'vitest';
import { saveProduct } from '../../catalogue/saveProduct.ts';
import { saveTerm } from '../../catalogue/terms/saveTerm.ts';
import { saved } from '../../catalogue/testing/saved.ts';
import { savePost } from '../../content/savePost.ts';
import { databaseKinds } from '../../db/testing/databases.ts';
import { writeSettings } from '../../settings/readSettings.ts';
import { SITEMAP_PART_IDS, SITEMAP_PICTURES } from '../../sitemap/limits.ts';
import { startServer } from '../testing/startServer.ts';
import { parseXml, textsOf } from './testing/parseXml.ts';

describe.each(databaseKinds)('the map of the site on %s', async (kind) => {
  const { app, shop } = await startServer(kind);
  const ask = (url: string, headers: Record<string, string> = {}) =>
    app.inject({ url, headers: { host: 'shop.example', ...headers } });
  const read = async (url: string) => {
    const { statusCode, headers, body } = await ask(url);
    expect([statusCode, headers['content-type']]).toEqual([200, 'application/xml; charset=utf-8']);
    return parseXml(body);
  };
  const places = async (url: string) => textsOf(await read(url), 'loc');

  it('leads to what is public, by the site’s own address, and to nothing else', async () => {
    const { id: cups } = saved(await saveTerm(shop, { taxonomy: 'product_cat', name: 'Cups & more' }));
    saved(await saveTerm(shop, { taxonomy: 'product_cat', name: 'Empty' }));
    saved(await saveProduct(shop, { name: 'Cup', regularPrice: 100, categoryIds: [cups] }));
    saved(await saveProduct(shop, { name: 'فنجان', regularPrice: 100 }));
    saved(await saveProduct(shop, { name: 'Hidden', regularPrice: 100, visibility: 'hidden' }));
    saved(await saveProduct(shop, { name: 'Draft', regularPrice: 100, status: 'draft' }));
    saved(await savePost(shop, { title: 'How', categories: ['Glaze'] }));
    saved(await savePost(shop, { title: 'Later', categories: ['Soon'], publishedAt: shop.now() + 1000 }));
    saved(await savePost(shop, { title: 'Secret', status: 'draft' }));
    saved(await savePost(shop, { title: 'About', type: 'page' }));
    saved(await savePost(shop, { title: 'Cart', slug: 'cart', type: 'page' }));
    const parts = await places('/sitemap.xml');
    expect(parts).toEqual(
      ['shop', 'products', 'product-categories', 'pages', 'posts', 'categories'].map(
        (name) => `https://shop.example/sitemap-${name}-1.xml`,
      ),
    );
    const all: string[] = [];
    for (const part of parts) all.push(...(await places(new URL(part).pathname)));
    expect(all).toEqual(
      [
        '',
        'shop/',
        'blog/',
        'product/cup/',
        `product/${encodeURIComponent('فنجان')}/`,
        'product-category/cups-more/',
        'about/',
        'blog/how/',
        'category/glaze/',
      ].map((path) => `https://shop.example/${path}`),
    );
    shop.wait(61_000);
    expect(await places('/sitemap-posts-1.xml')).toContain('https://shop.example/blog/later/');
  });

  it('says when things changed, and where the pictures of products are', async () => {
    const files = Array.from({ length: SITEMAP_PICTURES + 2 }, (_, at) => `a&b/${at}.jpg`);
    const media = await shop.queries
      .insertInto('media')
      .values(files.map((file) => ({ file, mime: 'image/jpeg', created_at: 1 })))
      .returning('id')
      .execute();
    const [imageId = 0, ...gallery] = media.map(({ id }) => id);
    const { id } = saved(await saveProduct(shop, { name: 'Jar', regularPrice: 1, imageId, gallery }));
    await shop.queries.updateTable('products').set({ updated_at: 86_400_000 }).where('id', '=', id).execute();
    const part = await read('/sitemap-products-1.xml');
    const own = [...part.getElementsByTagName('url')].find((url) =>
      url.textContent.includes('/product/jar/'),
    );
    expect([...(own?.getElementsByTagName('lastmod') ?? [])].map((each) => each.textContent)).toEqual([
      '1970-01-02T00:00:00.000Z',
    ]);
    const pictures = [...(own?.getElementsByTagName('image:loc') ?? [])].map((each) => each.textContent);
    expect(pictures.length).toBe(SITEMAP_PICTURES);
    expect(pictures[0]).toBe('https://shop.example/uploads/a%26b/0.jpg');
  });

  it('comes in parts, each by ids of its own', async () => {
    await shop.product({ id: SITEMAP_PART_IDS * 3 + 1, slug: 'far' });
    const parts = await places('/sitemap.xml');
    expect(parts).toContain('https://shop.example/sitemap-products-4.xml');
    expect(parts).not.toContain('https://shop.example/sitemap-products-2.xml');
    expect(await places('/sitemap-products-4.xml')).toEqual(['https://shop.example/product/far/']);
    for (const name of [
      'products-2',
      'products-0',
      'products-999999',
      'products-1000000',
      'constructor-1',
      'products-1x',
    ])
      expect((await ask(`/sitemap-${name}.xml`)).statusCode).toBe(404);
  });

  it('is asked for again by its mark, and is never named by a stranger’s Host', async () => {
    const { headers } = await ask('/sitemap.xml');
    expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    const again = await ask('/sitemap.xml', { 'if-none-match': String(headers['etag']) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    const stranger = await ask('/sitemap.xml', { host: 'evil.example' });
    expect([stranger.statusCode, stranger.headers.location]).toEqual([
      301,
      'https://shop.example/sitemap.xml',
    ]);
    expect((await ask('/sitemap.xml', { 'x-forwarded-host': 'evil.example' })).body).not.toContain('evil');
  });

  it('is named by robots.txt, and neither is there while the shop is not open', async () => {
    const line = 'Sitemap: https://shop.example/sitemap.xml';
    expect((await ask('/robots.txt')).body).toContain(line);
    await writeSettings(shop, { comingSoon: { on: true } });
    expect((await ask('/robots.txt')).body).not.toContain('Sitemap');
    for (const url of [
      '/sitemap.xml',
      '/sitemap-products-1.xml',
      '/feed/',
      '/shop/feed/',
      '/category/glaze/feed/',
    ])
      expect((await ask(url)).statusCode).toBe(404);
    await writeSettings(shop, { comingSoon: {} });
  });
});
