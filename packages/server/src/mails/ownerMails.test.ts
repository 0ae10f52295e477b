import { describe, expect, it } from 'vitest';
import { insertTestUser } from '../accounts/testing/testUser.ts';
import { put, testGuest, testLinks, testSettings, variable } from '../cart/testing/cartOf.ts';
import { addReview } from '../catalogue/reviews/addReview.ts';
import { saved } from '../catalogue/testing/saved.ts';
import { addComment } from '../content/comments/addComment.ts';
import { savePost } from '../content/savePost.ts';
import { databaseKinds } from '../db/testing/databases.ts';
import { changeOrder } from '../orders/changeOrder.ts';
import { bought, withOwner } from '../orders/testing/checkoutOf.ts';
import { writeSettings } from '../settings/readSettings.ts';
import { openTestShop } from '../testing/testShop.ts';

describe.each(databaseKinds)('what the owner is told by mail, on %s', async (kind) => {
  const shop = await openTestShop(kind);
  const noAddress = testSettings({});
  const mailsOf = (name: string) =>
    shop.queries
      .selectFrom('mails')
      .select(['recipient', 'subject', 'plain'])
      .where('kind', '=', name)
      .execute();
  const forget = () => shop.queries.deleteFrom('mails').execute();
  const order = async (id: number, pieces: number, settings = withOwner) => {
    const guest = testGuest();
    await put(shop, guest, id, pieces);
    return bought(shop, guest, {}, settings);
  };
  const counted = (stockQuantity: number, lowStockAmount: number | null = null) =>
    shop.product({ name: 'Jar', managesStock: true, stockQuantity, lowStockAmount });

  it('goes nowhere while there is nobody, and to the first administrator when no address is set', async () => {
    await order(await shop.product(), 1, noAddress);
    expect(await mailsOf('new_order')).toEqual([]);
    const [first] = [
      await insertTestUser(shop, { role: 'admin' }),
      await insertTestUser(shop, { role: 'admin' }),
    ];
    await order(await shop.product(), 1, noAddress);
    expect(await mailsOf('new_order')).toMatchObject([{ recipient: first.email }]);
    await forget();
    await order(await shop.product(), 1);
    expect(await mailsOf('new_order')).toMatchObject([{ recipient: 'owner@shop.example' }]);
  });

  it('says once that a product runs low, by the shop’s amount', async () => {
    await forget();
    const id = await counted(5);
    await order(id, 2);
    expect(await mailsOf('low_stock')).toEqual([]);
    await order(id, 1);
    expect(await mailsOf('low_stock')).toMatchObject([
      { recipient: 'owner@shop.example', subject: expect.stringContaining('Product low in stock') },
    ]);
    expect((await mailsOf('low_stock'))[0]?.plain).toContain('Jar is low in stock. There are 2 left.');
    await order(id, 1);
    expect(await mailsOf('low_stock')).toHaveLength(1);
    await order(id, 1);
    expect(await mailsOf('no_stock')).toMatchObject([
      { plain: expect.stringContaining('Jar is out of stock.') },
    ]);
  });

  it('says it by the product’s own amount, where it has one, also for its variations', async () => {
    await forget();
    await order(await counted(12, 10), 2);
    expect(await mailsOf('low_stock')).toHaveLength(1);
    await order(await counted(4, 0), 2);
    expect(await mailsOf('low_stock')).toHaveLength(1);
    const { blue } = await variable(shop, { managesStock: true, stockQuantity: 9, lowStockAmount: 8 });
    await order(blue, 1);
    expect(await mailsOf('low_stock')).toHaveLength(2);
  });

  it('says it again after the product was there again', async () => {
    await forget();
    const id = await counted(3);
    const { id: orderId } = await order(id, 1);
    await changeOrder(shop, orderId, 'cancelled', { settings: withOwner, links: testLinks });
    expect(await mailsOf('low_stock')).toHaveLength(1);
    await order(id, 1);
    expect(await mailsOf('low_stock')).toHaveLength(2);
  });

  it('says what waits to be approved, in the shop’s language, and nothing of what is shown or is spam', async () => {
    const mail = { ownerAddress: 'owner@shop.example' };
    const post = saved(await savePost(shop, { title: 'On <glaze>' })).id;
    const product = await shop.product({ name: 'Jar' });
    const typed = { author: 'Ana\r\nBcc: x', email: 'ana@example.com', content: 'Lovely <b>jar</b>' };
    let written = 0;
    const write = async (settings: object, isSuspect = false) => {
      await forget();
      await writeSettings(shop, { mail, ...settings });
      const who = { user: null, address: '', isSuspect };
      await addComment(shop, { ...typed, content: `Words ${++written}`, postId: post, parentId: null }, who);
      await addReview(shop, { ...typed, productId: product, rating: 4 }, null);
      return [await mailsOf('held_comment'), await mailsOf('held_review')] as const;
    };
    const [[comment], [review]] = await write({});
    expect(comment).toMatchObject({
      recipient: 'owner@shop.example',
      subject: '[Vitrine] A comment waits to be approved: On <glaze>',
    });
    expect(review?.subject).toBe('[Vitrine] A review waits to be approved: Jar');
    for (const words of ['“Jar”', 'ana@example.com', 'Rated 4 out of 5', 'Lovely <b>jar</b>'])
      expect(review?.plain).toContain(words);
    const { html } = await shop.queries
      .selectFrom('mails')
      .select('html')
      .where('kind', '=', 'held_review')
      .executeTakeFirstOrThrow();
    expect(html).toContain('Lovely &lt;b&gt;jar&lt;/b&gt;');
    const [[arabic]] = await write({ site: { language: 'ar' } });
    expect(arabic?.subject).toContain('تعليق بانتظار الموافقة');
    expect((await write({}, true))[0]).toEqual([]);
    expect(await write({ mail: { ...mail, heldTexts: false } })).toEqual([[], []]);
    const open = { needApproval: false };
    expect(await write({ reviews: open, comments: open })).toEqual([[], []]);
    await writeSettings(shop, {});
  });
});
