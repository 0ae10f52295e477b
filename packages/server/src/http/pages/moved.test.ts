import { describe, expect, it } from 'vitest';
import { deleteProduct } from '../../catalogue/deleteProduct.ts';
import { saveProduct } from '../../catalogue/saveProduct.ts';
import { deleteTerm, saveTerm } from '../../catalogue/terms/saveTerm.ts';
import { saved } from '../../catalogue/testing/saved.ts';
import { deletePost, savePost } from '../../content/savePost.ts';
import { databaseKinds } from '../../db/testing/databases.ts';
import { writeSettings } from '../../settings/readSettings.ts';
import { startServer, TEST_ORIGIN } from '../testing/startServer.ts';

describe.each(databaseKinds)('the old address of what was renamed, on %s', async (kind) => {
  const { app, shop } = await startServer(kind);
  const ask = (url: string, method: 'GET' | 'POST' | 'HEAD' = 'GET') =>
    app.inject({ url, method, headers: { host: 'shop.example', origin: TEST_ORIGIN } });
  const at = async (url: string) => {
    const { statusCode, headers } = await ask(url);
    return headers.location === undefined
      ? statusCode
      : [statusCode, headers.location.replace(TEST_ORIGIN, '')];
  };
  const product = async (name: string) => saved(await saveProduct(shop, { name, regularPrice: 100 })).id;
  const rename = async (id: number, slug: string) => saved(await saveProduct(shop, { id, slug }));

  it('leads to where it stands now, however often it was renamed, and keeps the query', async () => {
    const id = await product('Cup');
    expect(await at('/product/cup/')).toBe(200);
    await rename(id, 'mug');
    await rename(id, 'beaker');
    expect(await at('/product/cup/')).toEqual([301, '/product/beaker/']);
    expect(await at('/product/mug/?utm_source=mail&x=%2F%2Fevil.example')).toEqual([
      301,
      '/product/beaker/?utm_source=mail&x=%2F%2Fevil.example',
    ]);
    expect((await ask('/product/cup/', 'HEAD')).statusCode).toBe(301);
    expect((await ask('/product/cup/')).headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    await rename(id, 'cup');
    expect([await at('/product/cup/'), await at('/product/beaker/')]).toEqual([200, [301, '/product/cup/']]);
  });

  it('sends a form on with all that it holds', async () => {
    const id = await product('Form');
    await rename(id, 'formed');
    expect((await ask('/product/form/', 'POST')).statusCode).toBe(308);
  });

  it('is of what is new there, and of nothing once that is gone', async () => {
    const first = await product('Bowl');
    await rename(first, 'dish');
    const second = await product('Bowl');
    expect(await at('/product/bowl/')).toBe(200);
    await rename(second, 'basin');
    expect(await at('/product/bowl/')).toEqual([301, '/product/basin/']);
    const third = await product('Bowl');
    await deleteProduct(shop, third, { forGood: true });
    expect(await at('/product/bowl/')).toBe(404);
    saved(await saveProduct(shop, { id: first, status: 'draft', slug: 'plate' }));
    expect([await at('/product/dish/'), await at('/product/plate/')]).toEqual([404, 404]);
    saved(await saveProduct(shop, { id: first, slug: 'tray' }));
    saved(await saveProduct(shop, { id: first, status: 'publish' }));
    expect([await at('/product/dish/'), await at('/product/plate/')]).toEqual([[301, '/product/tray/'], 404]);
    await deleteProduct(shop, first, { forGood: true });
    expect([await at('/product/dish/'), await at('/product/tray/')]).toEqual([404, 404]);
  });

  it('is known of categories, posts and pages, with the number of a page and the feed', async () => {
    const term = { taxonomy: 'product_cat', name: 'Vases' };
    const { id } = saved(await saveTerm(shop, term));
    saved(await saveTerm(shop, { ...term, id, slug: 'jars' }));
    expect(await at('/product-category/vases/')).toEqual([301, '/product-category/jars/']);
    expect(await at('/product-category/ceramics/vases/page/2/?orderby=price')).toEqual([
      301,
      '/product-category/jars/page/2/?orderby=price',
    ]);
    await deleteTerm(shop, id);
    expect(await at('/product-category/vases/')).toBe(404);
    const { id: post } = saved(await savePost(shop, { title: 'How', categories: ['Glaze'] }));
    saved(await savePost(shop, { id: post, slug: 'why' }));
    expect(await at('/blog/how/')).toEqual([301, '/blog/why/']);
    const glaze = await shop.queries
      .selectFrom('terms')
      .select('id')
      .where('slug', '=', 'glaze')
      .executeTakeFirstOrThrow();
    saved(await saveTerm(shop, { id: glaze.id, taxonomy: 'category', name: 'Glazes' }));
    expect(await at('/category/glaze/feed/')).toEqual([301, '/category/glazes/feed/']);
    saved(await savePost(shop, { id: post, type: 'page' }));
    expect([await at('/blog/why/'), await at('/blog/how/')]).toEqual([
      [301, '/why/'],
      [301, '/why/'],
    ]);
    saved(await savePost(shop, { id: post, slug: 'because' }));
    expect(await at('/why/')).toEqual([301, '/because/']);
    await deletePost(shop, post);
    expect([await at('/why/'), await at('/blog/how/')]).toEqual([404, 404]);
  });

  it('leads to no other site, whatever is asked for', async () => {
    const id = await product('Lamp');
    await rename(id, 'light');
    for (const url of [
      '/product/lamp/?//evil.example',
      '/product/lamp/?@evil.example/..%2f..%2f',
      '//product/lamp/',
      '/product/lamp//',
      '/product/lamp/?a=%0d%0aset-cookie:x=1',
      '/product/lamp/?\\\\evil.example',
      '/product/lamp/?ä=ö',
    ]) {
      const { statusCode, headers } = await ask(url);
      expect(statusCode).toBe(301);
      const to = new URL(headers.location ?? '');
      expect([to.origin, to.pathname, headers['set-cookie']]).toEqual([
        TEST_ORIGIN,
        '/product/light/',
        undefined,
      ]);
    }
    // One that was called like another address is still below ours.
    await shop.queries.updateTable('products').set({ slug: '//evil.example' }).where('id', '=', id).execute();
    expect((await ask('/product/light/')).headers.location).toBe(
      'https://shop.example/product/%2F%2Fevil.example/',
    );
    for (const url of [
      '/product/%00/',
      '/product/lamp/x/',
      '/product/',
      '/x/lamp/',
      '/lamp/',
      '/product/constructor/',
    ])
      expect((await ask(url)).statusCode).toBe(404);
  });

  it('is followed for the pages of the shop too, with all that stands below them', async () => {
    await writeSettings(shop, { pages: { shop: 'store', account: 'konto' } });
    expect(await at('/shop/?orderby=price')).toEqual([301, '/store/?orderby=price']);
    expect(await at('/shop/page/2/')).toEqual([301, '/store/page/2/']);
    expect(await at('/my-account/edit-address/billing/')).toEqual([301, '/konto/edit-address/billing/']);
    expect((await ask('/my-account/', 'POST')).statusCode).toBe(308);
    expect(await at('/my-account/%2F%2Fevil.example/')).toEqual([301, '/konto/evil.example/']);
    expect([await at('/store/'), await at('/konto/'), await at('/cart/')]).toEqual([200, 200, 200]);
    await writeSettings(shop, { pages: { shop: 'things', cart: 'shop', account: 'konto' } });
    expect([await at('/shop/'), await at('/store/'), await at('/cart/')]).toEqual([
      200,
      [301, '/things/'],
      [301, '/shop/'],
    ]);
    await writeSettings(shop, { pages: {} });
    expect([await at('/shop/'), await at('/things/'), await at('/konto/')]).toEqual([
      200,
      [301, '/shop/'],
      [301, '/my-account/'],
    ]);
  });
});
