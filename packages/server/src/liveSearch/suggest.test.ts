import { describe, expect, it } from 'vitest';
import { databaseKinds } from '../db/testing/databases.ts';
import { readSettings } from '../settings/readSettings.ts';
import { openTestShop } from '../testing/testShop.ts';
import { indexPosts } from '../catalogue/indexing/indexPosts.ts';
import { suggest } from './suggest.ts';
import { createSearchFixture } from '../search/testing/createSearchFixture.ts';

describe.each(databaseKinds)('suggestions on %s', async (kind) => {
  const shop = await openTestShop(kind);
  const { put } = createSearchFixture(shop);
  const settings = await readSettings(shop);
  const post = async (type: string, slug: string, title: string, published_at = 0) => {
    const times = { published_at, created_at: 0, updated_at: 0 };
    const { id } = await shop.queries
      .insertInto('posts')
      .values({ type, slug, title, status: 'publish', ...times })
      .returning('id')
      .executeTakeFirstOrThrow();
    await indexPosts(shop, [id]);
  };
  const { id: image } = await shop.queries
    .insertInto('media')
    .values({ file: '/cup.jpg', created_at: 0 })
    .returning('id')
    .executeTakeFirstOrThrow();
  await put({ name: 'Cup', sku: 'C-1', imageId: image, salePrice: 800 });
  const bowl = await put({ name: 'Cup set', type: 'variable', regularPrice: null });
  for (const price of [1500, 2500])
    await put({ name: `Cup set ${price}`, type: 'variation', parentId: bowl, regularPrice: price });
  await put({ name: 'Sold cup', stockStatus: 'outofstock' });
  await post('post', 'how-to-cup', 'How to choose a cup');
  await post('post', 'later', 'A cup for later', shop.now() + 1);
  await post('page', 'cups', 'Our cups');
  const ask = (postType: 'product' | 'post' | 'page' | 'any', text = 'cup') =>
    suggest(shop, { text, limit: 5, postType }, settings);

  it('have the product, its price and its picture', async () => {
    const { products, posts, pages } = await ask('product');
    expect(products.map(({ product }) => product.name)).toEqual(['Cup', 'Cup set', 'Sold cup']);
    expect(products[0]).toMatchObject({
      product: { slug: expect.any(String), sku: 'C-1' },
      price: { min: 800, max: 800, regularMin: 1000, isOnSale: true },
      image: { file: '/cup.jpg' },
    });
    expect(products[1]).toMatchObject({ price: { min: 1500, max: 2500, isOnSale: false }, image: null });
    expect([posts, pages]).toEqual([[], []]);
  });

  it('have posts and pages when they are asked for, and none before its time', async () => {
    const { products, posts, pages } = await ask('any', 'cups');
    expect(products.length).toBe(3);
    expect(posts.map(({ post }) => post.slug)).toEqual(['how-to-cup']);
    expect(pages.map(({ post }) => post.slug)).toEqual(['cups']);
    expect(await ask('page')).toMatchObject({ products: [], posts: [] });
  });

  it('leave out what is sold out when the owner wants it so', async () => {
    const hiding = { ...settings, stock: { ...settings.stock, hideOutOfStock: true } };
    const { products } = await suggest(shop, { text: 'cup', limit: 5, postType: 'product' }, hiding);
    expect(products.map(({ product }) => product.name)).toEqual(['Cup', 'Cup set']);
  });
});
