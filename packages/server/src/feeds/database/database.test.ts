import type { FeedItem } from '@vitrine/model';
import { describe, expect, it } from 'vitest';
import { databaseKinds } from '../../db/testing/databases.ts';
import { openTestShop } from '../../testing/testShop.ts';
import { type StreamOptions, streamItems } from '../streamItems.ts';

describe.each(databaseKinds)('feeds of the shop on %s', async (kind) => {
  const shop = await openTestShop(kind);
  const { queries } = shop;
  const items = async (source: object, options?: StreamOptions): Promise<readonly FeedItem[]> => {
    const streamed = await streamItems(shop, { settings: { source }, slides: { 5: {}, 6: {} } }, options);
    if (!streamed.ok) throw new Error(streamed.message);
    return streamed.items;
  };
  const titles = async (source: object, options?: StreamOptions) =>
    (await items(source, options)).map(({ title }) => title);

  const addTerm = async (taxonomy: string, slug: string, parent_id: number | null = null) =>
    (
      await queries
        .insertInto('terms')
        .values({ taxonomy, slug, name: slug.toUpperCase(), parent_id })
        .returning('id')
        .executeTakeFirstOrThrow()
    ).id;
  const image = await queries
    .insertInto('media')
    .values({ file: '2026/03/a b.webp', mime: 'image/webp', created_at: 1 })
    .returning('id')
    .executeTakeFirstOrThrow();
  const user = await queries
    .insertInto('users')
    .values({
      login: 'yuna',
      email: 'yuna@shop.example',
      password_hash: '-',
      display_name: 'Yuna Seo',
      role: 'editor',
      created_at: 1,
      updated_at: 1,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const journal = await addTerm('category', 'journal');
  const glaze = await addTerm('category', 'glaze', journal);
  const studio = await addTerm('post_tag', 'studio');
  const addPost = async (title: string, more: object = {}, terms: readonly number[] = []) => {
    const { id } = await queries
      .insertInto('posts')
      .values({
        title,
        type: 'post',
        slug: title.toLowerCase(),
        status: 'publish',
        excerpt: `Of ${title}`,
        content: '<p>x</p>',
        published_at: shop.now(),
        created_at: 1,
        updated_at: shop.now(),
        ...more,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    for (const term_id of terms)
      await queries.insertInto('post_terms').values({ post_id: id, term_id }).execute();
    return id;
  };
  const DAY = 86_400_000;
  const a = await addPost('A', { author_id: user.id, image_id: image.id, comment_count: 5 }, [
    journal,
    studio,
  ]);
  const b = await addPost('B', { published_at: shop.now() - 2 * DAY, comment_count: 9 }, [glaze]);
  const c = await addPost('C', { published_at: shop.now() - DAY });
  await addPost('Draft', { status: 'draft' }, [journal]);
  await addPost('Later', { published_at: shop.now() + DAY }, [journal]);
  await addPost('Page', { type: 'page' });

  it('write posts with the fields of the wire, and name the template that each fills', async () => {
    const [item, next, last] = await items({ type: 'post', post: { sortDir: 'ASC' } }, { moduleId: 12 });
    expect(item).toEqual({
      sourceSlideId: '5',
      sourceModuleId: 12,
      sourceModuleEngine: 7,
      id: a,
      slug: 'a',
      title: 'A',
      excerpt: 'Of A',
      content: '<p>x</p>',
      image: '/uploads/2026/03/a%20b.webp',
      thumb: '/uploads/2026/03/a%20b.webp',
      link: '/blog/a/',
      author_name: 'Yuna Seo',
      author_avatar: '',
      date: 'March 1, 2026',
      modified: 'March 1, 2026',
      categories: 'JOURNAL',
      tags: 'STUDIO',
      num_comments: '5',
    });
    expect([next?.['sourceSlideId'], last?.['sourceSlideId']]).toEqual(['6', '5']);
  });

  it.each<[string, object, string[]]>([
    ['newest id first', {}, ['C', 'B', 'A']],
    ['by date', { sortBy: 'date', sortDir: 'DESC' }, ['A', 'C', 'B']],
    ['by title', { sortBy: 'title', sortDir: 'asc' }, ['A', 'B', 'C']],
    ['by popularity', { fetchType: 'popular' }, ['B', 'A', 'C']],
    ['as many as asked for', { maxPosts: '2' }, ['C', 'B']],
    ['of a category and those below it', { category: 'journal' }, ['B', 'A']],
    ['of a category by its number', { category: `category_${glaze}` }, ['B']],
    ['of categories in a list', { category: [glaze, 'nobody'] }, ['B']],
    ['of a category and a tag', { category: String(journal), tags: 'studio' }, ['A']],
    ['of a category that there is not', { category: 'nobody' }, []],
    ['of a type', { types: 'page' }, ['Page']],
    ['of several types', { types: 'page,post', sortBy: 'title', sortDir: 'ASC' }, ['A', 'B', 'C', 'Page']],
    ['whatever hostile settings say', { category: "\0'; drop", tags: { a: 1 }, maxPosts: '1e99' }, []],
    ['in an unknown order', { sortBy: 'password_hash', maxPosts: -1 }, ['C', 'B', 'A']],
  ])('choose posts %s', async (_, post, expected) => {
    expect(await titles({ type: 'post', post })).toEqual(expected);
  });

  it('bring posts in random order, named ones in theirs, and the one that is shown', async () => {
    expect((await titles({ type: 'post', post: { sortBy: 'rand' } })).sort()).toEqual(['A', 'B', 'C']);
    const list = `${c},${a},999999,x`;
    expect(await titles({ type: 'specific_posts', post: { list } })).toEqual(['C', 'A']);
    expect(await titles({ type: 'specific_posts', post: {} })).toEqual([]);
    expect(await titles({ type: 'current_post' }, { currentPost: b })).toEqual(['B']);
    expect(await titles({ type: 'current_post' })).toEqual([]);
    const related = { type: 'post', post: { fetchType: 'related' } };
    await queries.insertInto('post_terms').values({ post_id: c, term_id: studio }).execute();
    expect(await titles(related, { currentPost: c })).toEqual(['A']);
    await queries.deleteFrom('post_terms').where('post_id', '=', c).execute();
  });

  it("write dates in the language that is asked for, or the site's when it is none", async () => {
    const dates = async (language: string) =>
      (await items({ type: 'specific_posts', post: { list: a } }, { language }))[0]?.['date'];
    expect(await dates('de')).toBe('1. März 2026');
    expect(await dates('not a language')).toBe('March 1, 2026');
    expect(await dates('')).toBe('March 1, 2026');
  });

  it('write products with prices, stock and stars', async () => {
    const category = await addTerm('product_cat', 'cups');
    const cup = await shop.product({
      name: 'Cup',
      slug: 'cup',
      sku: 'C1',
      regularPrice: 2e3,
      salePrice: 1500,
      isFeatured: true,
      rating: 450,
      reviewCount: 2,
      imageId: image.id,
      shortDescription: 'Short',
      meta: { event_city: 'Lyon' },
    });
    await queries.insertInto('product_terms').values({ product_id: cup, term_id: category }).execute();
    const bowl = await shop.product({
      name: 'Bowl',
      type: 'variable',
      regularPrice: null,
      stockStatus: 'outofstock',
    });
    for (const regularPrice of [900, 1100])
      await shop.product({ type: 'variation', parentId: bowl, regularPrice, salePrice: regularPrice - 100 });
    await shop.product({ name: 'Plate', regularPrice: 500, stockStatus: 'onbackorder' });
    await shop.product({ name: 'Hidden', visibility: 'hidden' });
    await shop.product({ name: 'Draft', status: 'draft' });
    const old = { regularPrice: 100, salePrice: 50, saleTo: shop.now() - 1 };
    await shop.product({ name: 'Old sale', ...old });
    const chosen = (woo: object) => titles({ type: 'woo', woo: { sortDir: 'ASC', ...woo } });

    expect((await items({ type: 'woo', woo: { featuredOnly: 'true' } }))[0]).toMatchObject({
      id: cup,
      title: 'Cup',
      excerpt: 'Short',
      link: '/product/cup/',
      image: '/uploads/2026/03/a%20b.webp',
      price: '€15.00',
      wc_full_price: '€20.00 €15.00',
      wc_price_no_cur: '15.00',
      wc_sku: 'C1',
      rating: '4.5',
      wc_stock: 'In stock',
      categories: 'CUPS',
      event_city: 'Lyon',
      wc_add_to_cart: `?add-to-cart=${cup}`,
    });
    const [variable] = await items({ type: 'woo', woo: { list: bowl } });
    expect(variable).toMatchObject({ wc_price: '€8.00 – €10.00', wc_regular_price: '€9.00 – €11.00' });
    expect(await chosen({})).toEqual(['Cup', 'Bowl', 'Plate', 'Old sale']);
    expect(await chosen({ onSaleOnly: true })).toEqual(['Cup', 'Bowl']);
    expect(await chosen({ inStockOnly: 'true' })).toEqual(['Cup', 'Plate', 'Old sale']);
    expect(await chosen({ category: 'cups' })).toEqual(['Cup']);
    expect(await chosen({ regPriceFrom: '5', regPriceTo: '19.99' })).toEqual(['Plate']);
    expect(await chosen({ sortBy: 'title', maxProducts: 2 })).toEqual(['Bowl', 'Cup']);
    expect(await chosen({ list: `${bowl},${cup}` })).toEqual(['Bowl', 'Cup']);
  });

  it('have nothing for a module whose slides are its own', async () => {
    expect(await items({ type: 'gallery' })).toEqual([]);
    expect(await items({ type: 'wp-gallery', ids: [image.id, 'x', 1e20] })).toMatchObject([{ id: image.id }]);
    expect(await items({ type: 'wp-gallery' })).toEqual([]);
  });
});
