import { describe, expect, it } from 'vitest';
import { databaseKinds } from '../db/testing/databases.ts';
import { writeSettings } from '../settings/readSettings.ts';
import { openTestShop } from '../testing/testShop.ts';
import { findProductPage } from './findProductPage.ts';
import { isPurchasable } from './isPurchasable.ts';
import { addReview } from './reviews/addReview.ts';
import { saveProduct } from './saveProduct.ts';
import { saveVariation } from './saveVariation.ts';
import { ensureTerms } from './terms/ensureTerms.ts';
import { saved } from './testing/saved.ts';

describe.each(databaseKinds)('the page of a product on %s', async (kind) => {
  const shop = await openTestShop(kind);

  it('has everything that it shows', async () => {
    const media = await shop.queries
      .insertInto('media')
      .values([
        { file: 'a.webp', created_at: 1 },
        { file: 'b.webp', created_at: 1 },
      ])
      .returning('id')
      .execute();
    const [front = 0, back = 0] = media.map(({ id }) => id);
    const lid = await shop.product({ name: 'Lid' });
    const { id } = saved(
      await saveProduct(shop, {
        name: 'Jar',
        type: 'variable',
        imageId: front,
        gallery: [back],
        upsellIds: [lid, 999],
        tags: ['Gift'],
        categoryIds: [...(await ensureTerms(shop, 'product_cat', ['Jars']))],
        attributes: [
          { name: 'Size', options: ['S', 'L'], isVariation: true },
          { name: 'Batch', options: ['7'], isVisible: false },
        ],
      }),
    );
    saved(await saveVariation(shop, id, { choices: { size: 'S' }, regularPrice: 700, imageId: back }));
    saved(await saveVariation(shop, id, { choices: { size: 'L' }, regularPrice: 900, status: 'draft' }));
    const review = { productId: id, author: 'A', email: 'a@b.co', rating: 4, content: 'Fine' };
    await writeSettings(shop, { reviews: { needApproval: false } });
    await addReview(shop, review, null);
    const page = await findProductPage(shop, 'jar');
    expect(page?.images.map(({ file }) => file)).toEqual(['a.webp', 'b.webp']);
    expect(page?.variations.map(({ choices, image }) => [choices, image?.file])).toEqual([
      [{ size: 'S' }, 'b.webp'],
    ]);
    expect(page?.price).toMatchObject({ min: 700, max: 700 });
    expect(page?.upsells.map(({ product }) => product.name)).toEqual(['Lid']);
    expect([page?.categories[0]?.name, page?.tags[0]?.name]).toEqual(['Jars', 'Gift']);
    expect(page?.attributes.map(({ name }) => name)).toEqual(['Size']);
    expect(page?.reviews).toEqual({ rating: 400, count: 1, stars: [0, 0, 0, 1, 0] });
  });

  it('is there for visitors only when it is published', async () => {
    await shop.product({ slug: 'draft', status: 'draft' });
    await shop.product({ slug: 'part', type: 'variation', parentId: 1 });
    expect(await Promise.all(['draft', 'part', 'none'].map((slug) => findProductPage(shop, slug)))).toEqual([
      null,
      null,
      null,
    ]);
  });
});

describe('what can be bought', () => {
  const simple = { type: 'simple', status: 'publish', regularPrice: 0 } as const;
  const parent = { type: 'variable', status: 'publish' } as const;
  it('has a price, is published, and is one thing', () => {
    expect(isPurchasable(simple)).toBe(true);
    expect(isPurchasable({ ...simple, regularPrice: null })).toBe(false);
    expect(isPurchasable({ ...simple, status: 'draft' })).toBe(false);
    expect(isPurchasable({ ...simple, type: 'external' })).toBe(false);
    expect(isPurchasable({ ...simple, type: 'variable' })).toBe(false);
    expect(isPurchasable({ ...simple, type: 'variation' })).toBe(false);
    expect(isPurchasable({ ...simple, type: 'variation' }, parent)).toBe(true);
    expect(isPurchasable({ ...simple, type: 'variation' }, { ...parent, status: 'trash' })).toBe(false);
  });
});
