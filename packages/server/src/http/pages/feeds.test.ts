import { describe, expect, it } from 'vitest';
import { saveProduct } from '../../catalogue/saveProduct.ts';
import { saveTerm } from '../../catalogue/terms/saveTerm.ts';
import { saved } from '../../catalogue/testing/saved.ts';
import { savePost } from '../../content/savePost.ts';
import { databaseKinds } from '../../db/testing/databases.ts';
import { writeSettings } from '../../settings/readSettings.ts';
import { startServer } from '../testing/startServer.ts';
import { parseXml, textsOf } from './testing/parseXml.ts';

/** What XML may not hold, of what a database may, and what could end what it stands in. */
const HOSTILE = '</title>]]><script>"\'&amp;\u0008\u001F\uFFFE \u{1F375}';

describe.each(databaseKinds)('feeds on %s', async (kind) => {
  const { app, shop } = await startServer(kind);
  await writeSettings(shop, { site: { title: 'Tea & Co', tagline: 'Less <is> more', language: 'ar_EG' } });
  const ask = (url: string) => app.inject({ url, headers: { host: 'shop.example' } });
  const read = async (url: string) => {
    const { statusCode, headers, body } = await ask(url);
    expect([statusCode, headers['content-type']]).toEqual([200, 'application/rss+xml; charset=utf-8']);
    return parseXml(body);
  };

  it('of posts have the newest first, with whole addresses, and none before its time', async () => {
    const older = shop.now() - 86_400_000;
    saved(
      await savePost(shop, {
        title: 'Old',
        publishedAt: older,
        content: '<p>Words &amp; [sr7 alias="x"]more</p>',
      }),
    );
    saved(
      await savePost(shop, {
        title: 'New',
        excerpt: '<p>See <a href="/about/">us</a> and <a href="https://else.example/">them</a></p>',
        categories: ['Glaze & ash'],
      }),
    );
    saved(await savePost(shop, { title: 'Later', publishedAt: shop.now() + 1000 }));
    const feed = await read('/feed/');
    expect(textsOf(feed, 'title')).toEqual(['Tea & Co: المدونة', 'New', 'Old']);
    expect(textsOf(feed, 'link')).toEqual([
      'https://shop.example/blog/',
      'https://shop.example/blog/new/',
      'https://shop.example/blog/old/',
    ]);
    expect(textsOf(feed, 'language')).toEqual(['ar-EG']);
    expect(textsOf(feed, 'description')).toEqual([
      'Less <is> more',
      '<p>See <a href="https://shop.example/about/">us</a> and <a href="https://else.example/">them</a></p>',
      '<p>Words &amp; more</p>',
    ]);
    expect(textsOf(feed, 'pubDate')[1]).toBe(new Date(older).toUTCString());
    expect(feed.getElementsByTagName('atom:link')[0]?.getAttribute('href')).toBe(
      'https://shop.example/feed/',
    );
  });

  it('of a category have what is filed under it', async () => {
    const feed = await read('/category/glaze-ash/feed/');
    expect(textsOf(feed, 'title')).toEqual(['Tea & Co: Glaze & ash', 'New']);
    expect(textsOf(feed, 'category')).toEqual(['Glaze & ash']);
    for (const url of ['/category/none/feed/', '/category/feed/', '/feed/x/', '/shop/feed/x/'])
      expect((await ask(url)).statusCode).toBe(404);
  });

  it('of products say what they are, what they cost, and how they look', async () => {
    const { id } = saved(await saveTerm(shop, { taxonomy: 'product_cat', name: 'Cups' }));
    const { id: imageId = 0 } = await shop.queries
      .insertInto('media')
      .values({ file: 'cup 1.jpg', mime: 'image/jpeg', bytes: 42, created_at: 1 })
      .returning('id')
      .executeTakeFirstOrThrow();
    const cup = {
      name: 'Cup',
      regularPrice: 1250,
      categoryIds: [id],
      imageId,
      shortDescription: '<p>Good.</p>',
    };
    saved(await saveProduct(shop, cup));
    saved(await saveProduct(shop, { name: 'Hidden', regularPrice: 1, visibility: 'hidden' }));
    const feed = await read('/shop/feed/');
    expect(textsOf(feed, 'title')).toEqual(['Tea & Co: منتجات جديدة', 'Cup']);
    expect(textsOf(feed, 'description')[1]).toBe('<p>€12.50</p><p>Good.</p>');
    expect(textsOf(feed, 'category')).toEqual(['Cups']);
    const enclosure = feed.getElementsByTagName('enclosure')[0];
    expect(['url', 'length', 'type'].map((name) => enclosure?.getAttribute(name))).toEqual([
      'https://shop.example/uploads/cup%201.jpg',
      '42',
      'image/jpeg',
    ]);
  });

  it('stay XML, whatever things are called', async () => {
    // Below what cleans input: a database may hold what another program wrote.
    const [name, excerpt] = [HOSTILE, HOSTILE];
    await shop.queries.updateTable('posts').set({ title: name, excerpt }).execute();
    await shop.queries.updateTable('products').set({ name, short_description: excerpt }).execute();
    await shop.queries.updateTable('terms').set({ name }).execute();
    for (const url of ['/feed/', '/shop/feed/', '/category/glaze-ash/feed/']) {
      const { body } = await ask(url);
      expect(textsOf(parseXml(body), 'title')[1]).toBe('</title>]]><script>"\'&amp; \u{1F375}');
    }
  });
});
