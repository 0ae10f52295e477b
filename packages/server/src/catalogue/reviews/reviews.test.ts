import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { databaseKinds } from '../../db/testing/databases.ts';
import { writeSettings } from '../../settings/readSettings.ts';
import { openTestShop } from '../../testing/testShop.ts';
import { findProduct } from '../findProducts.ts';
import { addReview, type ReviewInput } from './addReview.ts';
import { listReviews } from './listReviews.ts';
import { deleteReview, moderateReview } from './moderateReview.ts';

const ana = { author: 'Ana', email: 'Ana@Example.com', rating: 5, content: 'Good.' };

describe.each(databaseKinds)('reviews on %s', async (kind) => {
  const shop = await openTestShop(kind);
  await writeSettings(shop, { reviews: { needApproval: false } });
  const add = (productId: number, more: Partial<ReviewInput> = {}, userId: number | null = null) =>
    addReview(shop, { productId, ...ana, ...more }, userId);
  const stars = async (id: number) => {
    const product = await findProduct(shop, id);
    return [product?.rating, product?.reviewCount];
  };

  it('are shown as they were written, and nothing of them is markup', async () => {
    const id = await shop.product();
    expect(await add(id, { content: ' <script>x</script>\r\n& more\u0000 ' })).toMatchObject({ ok: true });
    const { items, total } = await listReviews(shop, { productId: id });
    expect(total).toBe(1);
    expect(items[0]).toMatchObject({
      email: 'ana@example.com',
      text: '<script>x</script>\n& more',
      html: '&lt;script&gt;x&lt;/script&gt;<br>&amp; more',
      isVerified: false,
    });
  });

  it('make the stars of their product, also when many come at once', async () => {
    const id = await shop.product();
    await Promise.all([5, 4, 4, 1, 3].map((rating) => add(id, { rating })));
    expect(await stars(id)).toEqual([340, 5]);
    const { items } = await listReviews(shop, { productId: id });
    const worst = items.find(({ rating }) => rating === 1)?.id ?? 0;
    await moderateReview(shop, worst, 'spam');
    expect(await stars(id)).toEqual([400, 4]);
    await moderateReview(shop, worst, 'approved');
    await deleteReview(shop, worst);
    expect(await stars(id)).toEqual([400, 4]);
    expect(await moderateReview(shop, worst, 'hold')).toBe(false);
  });

  it('average to the hundredth, half up', async () => {
    const id = await shop.product();
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1, maxLength: 7 }),
        async (ratings) => {
          await shop.queries.deleteFrom('reviews').where('product_id', '=', id).execute();
          for (const rating of ratings) await add(id, { rating });
          const sum = ratings.reduce((all, one) => all + one, 0);
          expect(await stars(id)).toEqual([
            Math.floor((sum * 200 + ratings.length) / (2 * ratings.length)),
            ratings.length,
          ]);
        },
      ),
      { numRuns: 5 },
    );
  });

  it('are refused by the rules of the shop', async () => {
    const id = await shop.product();
    const closed = await shop.product({ reviewsAllowed: false });
    const faultsOf = async (...args: Parameters<typeof add>) => {
      const done = await add(...args);
      return done.ok ? [] : done.faults.map(({ field, fault }) => `${field} ${fault}`);
    };
    expect(await faultsOf(id, { rating: null })).toEqual(['rating rating_needed']);
    expect(await faultsOf(id, { rating: 6, email: 'no', content: ' ' })).toEqual([
      'email email_wrong',
      'rating rating_wrong',
      'content review_needed',
    ]);
    expect(await faultsOf(id, { rating: null, author: '' })).toEqual([
      'rating rating_needed',
      'author author_needed',
    ]);
    expect(await faultsOf(closed)).toEqual(['null reviews_closed']);
    expect(await faultsOf(999)).toEqual(['null product_gone']);
    await writeSettings(shop, { reviews: { needApproval: true, onlyBuyers: true, needRating: false } });
    expect(await faultsOf(id)).toEqual(['null buyers_only']);
    await shop.queries
      .insertInto('orders')
      .values({
        id: 1,
        order_key: 'k',
        once: 'o',
        status: 'completed',
        user_id: 7,
        customer_id: '7',
        currency: 'EUR',
        created_at: 1,
        updated_at: 1,
      })
      .execute();
    const line = { order_id: 1, kind: 'line', name: 'x', product_id: id };
    await shop.queries.insertInto('order_items').values(line).execute();
    expect(await add(id, { rating: null }, 7)).toMatchObject({ ok: true, status: 'hold' });
    expect(await add(id, {}, 8)).toMatchObject({ ok: false });
    expect(await stars(id)).toEqual([0, 0]);
    expect((await listReviews(shop, { status: 'hold' })).items[0]).toMatchObject({
      isVerified: true,
      rating: null,
    });
  });

  it('wait to be read before they are shown, unless the owner wants it otherwise', async () => {
    await writeSettings(shop, { reviews: {} });
    const id = await shop.product();
    expect(await add(id)).toMatchObject({ ok: true, status: 'hold' });
    expect((await listReviews(shop, { productId: id })).items).toEqual([]);
  });

  it.each([
    ['email', { email: `${'a'.repeat(700_000)}@example.com` }],
    ['email', { email: `${'a'.repeat(65)}@example.com` }],
    ['author', { author: 'a'.repeat(101) }],
    ['content', { content: 'a'.repeat(5_001) }],
  ])('have no %s of any length', async (field, more) => {
    expect(await add(await shop.product(), more)).toMatchObject({ ok: false, faults: [{ field }] });
  });

  it('of one user are few, wherever they come from', async () => {
    const id = await shop.product();
    const answers = [];
    for (let index = 0; index < 12; index++)
      answers.push(await addReview(shop, { productId: id, ...ana }, 5, `192.0.2.${index}`));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(10);
    shop.wait(3_600_000);
    expect(await addReview(shop, { productId: id, ...ana }, 5, '192.0.2.1')).toMatchObject({ ok: true });
  });
});
