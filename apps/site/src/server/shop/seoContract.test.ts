import { databaseKinds } from '@vitrine/server/testing';
import { describe, expect, it } from 'vitest';
import { startTestSite } from './testing/startTestSite.ts';

type Thing = Readonly<Record<string, unknown>> & { readonly '@type': string };

const EVIL = '</script><script>alert(1)</script><!--';

describe.each(databaseKinds)('what search engines read, on %s', async (kind) => {
  const { shop, visitor, url } = await startTestSite(kind);
  const { queries } = shop;
  const at = (path: string): string => new URL(path, url).href;
  const things = async (path: string): Promise<readonly Thing[]> => {
    const page = (await visitor().get(path)).page();
    const scripts = [...page.querySelectorAll('script[type="application/ld+json"]')];
    expect(scripts.length).toBe(1);
    const graph = JSON.parse(scripts[0]?.textContent ?? '') as { '@graph': readonly Thing[] };
    return graph['@graph'];
  };
  const thing = async (path: string, type: string) =>
    (await things(path)).find((each) => each['@type'] === type);
  const stepsOf = (trail: Thing | undefined) =>
    ((trail?.['itemListElement'] ?? []) as readonly Thing[]).map(({ name, item }) => [name, item]);

  const term = async (taxonomy: string, name: string, slug: string, parent_id: number | null = null) =>
    (
      await queries
        .insertInto('terms')
        .values({ taxonomy, name, slug, parent_id, count: 1 })
        .returning('id')
        .executeTakeFirstOrThrow()
    ).id;
  const ceramics = await term('product_cat', 'Ceramics', 'ceramics');
  const cups = await term('product_cat', EVIL, 'cups', ceramics);
  const brand = {
    name: 'Brand',
    slug: 'brand',
    options: ['Kiln & Co'],
    isVisible: true,
    isVariation: false,
    isGlobal: false,
  };
  const parent = await shop.product({
    name: EVIL,
    slug: 'cup',
    type: 'variable',
    regularPrice: null,
    attributes: [
      brand,
      {
        name: 'Size',
        slug: 'size',
        options: ['S', 'L'],
        isVisible: true,
        isVariation: true,
        isGlobal: false,
      },
    ],
  });
  for (const [size, regularPrice] of [
    ['S', 1000],
    ['L', 2500],
  ] as const)
    await shop.product({ type: 'variation', parentId: parent, regularPrice, choices: { size } });
  await queries.insertInto('product_terms').values({ product_id: parent, term_id: ceramics }).execute();
  await queries.insertInto('product_terms').values({ product_id: parent, term_id: cups }).execute();
  const review = {
    product_id: parent,
    author: 'Ana',
    content: `5 < 6 ${EVIL}`,
    status: 'approved',
    created_at: 0,
  };
  await queries
    .insertInto('reviews')
    .values({ ...review, rating: 4 })
    .execute();
  await queries
    .updateTable('products')
    .set({ rating: 400, review_count: 1 })
    .where('id', '=', parent)
    .execute();

  it('tells a product with its prices, maker and reviews, and nothing in a name ends the script', async () => {
    const { body } = await visitor().get('/product/cup/');
    expect(body).not.toContain('<script>alert');
    expect(await thing('/product/cup/', 'Product')).toMatchObject({
      name: EVIL,
      url: at('/product/cup/'),
      brand: { '@type': 'Brand', name: 'Kiln & Co' },
      offers: {
        '@type': 'AggregateOffer',
        lowPrice: '10.00',
        highPrice: '25.00',
        offerCount: 2,
        priceCurrency: 'EUR',
        availability: 'https://schema.org/InStock',
      },
      aggregateRating: { ratingValue: 4, reviewCount: 1 },
      review: [
        {
          author: { name: 'Ana' },
          reviewBody: `5 < 6 ${EVIL}`,
          reviewRating: { ratingValue: 4, bestRating: 5 },
        },
      ],
    });
  });

  it('tells one price of what has one, and none of what is not for sale', async () => {
    await shop.product({ name: 'Bowl', slug: 'bowl', regularPrice: 1250, stockStatus: 'outofstock' });
    await shop.product({ name: 'Gift', slug: 'gift', regularPrice: null });
    expect((await thing('/product/bowl/', 'Product'))?.['offers']).toMatchObject({
      '@type': 'Offer',
      price: '12.50',
      availability: 'https://schema.org/OutOfStock',
    });
    expect(await thing('/product/gift/', 'Product')).not.toHaveProperty('offers');
  });

  it('tells the way to products, categories and posts, and pages show the same', async () => {
    const trail = [
      ['Home', at('/')],
      ['Shop', at('/shop/')],
      ['Ceramics', at('/product-category/ceramics/')],
      [EVIL, at('/product-category/cups/')],
    ];
    expect(stepsOf(await thing('/product/cup/', 'BreadcrumbList'))).toEqual([
      ...trail,
      [EVIL, at('/product/cup/')],
    ]);
    expect(stepsOf(await thing('/product-category/cups/', 'BreadcrumbList'))).toEqual(trail);
    const page = (await visitor().get('/product-category/cups/')).page();
    const steps = [...page.querySelectorAll('.woocommerce-breadcrumb li')].map((step) => step.textContent);
    expect(steps).toEqual(['Home', 'Shop', 'Ceramics', EVIL]);
    expect(page.querySelector('.woocommerce-breadcrumb [aria-current]')?.textContent).toBe(EVIL);
  });

  it('tells what a list shows, and neither way nor list of one that is narrowed', async () => {
    expect(await thing('/shop/', 'ItemList')).toMatchObject({
      numberOfItems: 3,
      itemListElement: expect.arrayContaining([
        expect.objectContaining({ name: 'Bowl', url: at('/product/bowl/') }),
      ]),
    });
    const narrowed = (await visitor().get('/shop/?min_price=1')).page();
    expect(narrowed.querySelector('script[type="application/ld+json"]')).toBeNull();
  });

  it('tells who runs the site, and how it is searched', async () => {
    const [organization, website] = await things('/');
    expect(organization).toMatchObject({ '@type': 'Organization', name: 'Vitrine', url: at('/') });
    expect(website).toMatchObject({
      '@type': 'WebSite',
      potentialAction: {
        '@type': 'SearchAction',
        target: { urlTemplate: at('/?s=') + '{search_term_string}&post_type=product' },
      },
    });
  });

  it('tells a post as an article, with when and by whom', async () => {
    const glaze = await term('category', 'Glaze', 'glaze');
    const { id: author_id } = await queries
      .insertInto('users')
      .values({
        login: 'yuna',
        email: 'y@example.com',
        display_name: 'Yuna',
        password_hash: '',
        role: 'editor',
        created_at: 0,
        updated_at: 0,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const { id } = await queries
      .insertInto('posts')
      .values({
        type: 'post',
        slug: 'how',
        status: 'publish',
        title: EVIL,
        excerpt: '<p>So &amp; so</p>',
        author_id,
        published_at: 0,
        created_at: 0,
        updated_at: 86_400_000,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await queries.insertInto('post_terms').values({ post_id: id, term_id: glaze }).execute();
    expect(await thing('/blog/how/', 'BlogPosting')).toMatchObject({
      headline: EVIL,
      description: 'So & so',
      datePublished: '1970-01-01T00:00:00.000Z',
      dateModified: '1970-01-02T00:00:00.000Z',
      author: { '@type': 'Person', name: 'Yuna' },
      articleSection: ['Glaze'],
    });
    expect(stepsOf(await thing('/blog/how/', 'BreadcrumbList')).map(([name]) => name)).toEqual([
      'Home',
      'Journal',
      'Glaze',
      EVIL,
    ]);
  });

  it('leads through the pages of a list, each with an address of its own, and to the feeds', async () => {
    for (let number = 0; number < 50; number++) await shop.product();
    const links = async (path: string) => {
      const page = (await visitor().get(path)).page();
      return ['canonical', 'prev', 'next'].map((rel) =>
        page.querySelector(`head link[rel=${rel}]`)?.getAttribute('href'),
      );
    };
    expect(await links('/shop/')).toEqual([at('/shop/'), undefined, at('/shop/page/2/')]);
    expect(await links('/shop/page/2/')).toEqual([at('/shop/page/2/'), at('/shop/'), at('/shop/page/3/')]);
    expect(await links('/shop/?min_price=1')).toEqual([at('/shop/'), undefined, undefined]);
    const feeds = (await visitor().get('/shop/')).page().querySelectorAll('head link[rel=alternate]');
    expect([...feeds].map((feed) => feed.getAttribute('href'))).toEqual([at('/feed/'), at('/shop/feed/')]);
  });
});
