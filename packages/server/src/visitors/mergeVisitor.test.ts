import { shopSettings } from '@vitrine/contract/shop';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { insertTestUser } from '../accounts/testing/testUser.ts';
import { addItem } from '../cart/addItem.ts';
import { databaseKinds } from '../db/testing/databases.ts';
import { openTestShop } from '../testing/testShop.ts';
import { writeWishlistCookie } from '../wishlist/guestWishlist.ts';
import { readWishlist } from '../wishlist/readWishlist.ts';
import { dismissBanner, isBannerShown } from './comingSoonBanner.ts';
import { createGuestId } from './customerId.ts';
import { mergeVisitor } from './mergeVisitor.ts';
import { storeNotice } from './storeNotice.ts';

const settings = v.parse(shopSettings, { comingSoon: { on: true } });

describe.each(databaseKinds)('a guest who logs in on %s', async (kind) => {
  const shop = await openTestShop(kind);
  const [cup, bowl] = [await shop.product(), await shop.product()];
  const cartOf = async (customerId: string) => {
    const rows = await shop.queries
      .selectFrom('cart_items')
      .select(['product_id', 'quantity'])
      .where('customer_id', '=', customerId)
      .where('removed_at', 'is', null)
      .orderBy('product_id')
      .execute();
    return rows.map((row) => [row.product_id, row.quantity]);
  };

  it('brings the cart and the wishlist along, once, also when it happens twice at once', async () => {
    const { id: userId } = await insertTestUser(shop);
    const guestId = createGuestId();
    await addItem(shop, { customerId: String(userId), productId: cup, quantity: 1 });
    await addItem(shop, { customerId: guestId, productId: cup, quantity: 2 });
    await addItem(shop, { customerId: guestId, productId: bowl, quantity: 1 });
    const visitor = { userId, guestId, wishlistCookie: writeWishlistCookie([cup, bowl]) };
    await Promise.all([mergeVisitor(shop, visitor), mergeVisitor(shop, visitor)]);
    expect(await cartOf(String(userId))).toEqual([
      [cup, 3],
      [bowl, 1],
    ]);
    expect(await cartOf(guestId)).toEqual([]);
    expect((await readWishlist(shop, userId)).count).toBe(2);
  });

  it('never gets the cart of another user', async () => {
    const [one, two] = [await insertTestUser(shop), await insertTestUser(shop)];
    await addItem(shop, { customerId: String(one.id), productId: cup, quantity: 1 });
    await mergeVisitor(shop, { userId: two.id, guestId: String(one.id), wishlistCookie: null });
    expect(await cartOf(String(two.id))).toEqual([]);
  });

  it('sees the coming-soon banner again, when it is one who runs the shop', async () => {
    const manager = await insertTestUser(shop, { role: 'shop_manager' });
    expect(await isBannerShown(shop, manager, settings)).toBe(true);
    await Promise.all([dismissBanner(shop, manager.id), dismissBanner(shop, manager.id)]);
    expect(await isBannerShown(shop, manager, settings)).toBe(false);
    await mergeVisitor(shop, { userId: manager.id, guestId: null, wishlistCookie: null });
    expect(await isBannerShown(shop, manager, settings)).toBe(true);
    expect(await isBannerShown(shop, manager, v.parse(shopSettings, {}))).toBe(false);
    expect(await isBannerShown(shop, await insertTestUser(shop), settings)).toBe(false);
    expect(await isBannerShown(shop, null, settings)).toBe(false);
  });
});

describe('the store notice', () => {
  const notice = (on: boolean, text: string) => storeNotice(v.parse(shopSettings, { notice: { on, text } }));

  it('is known by its text, so that a new one is shown again', () => {
    expect(notice(true, 'Closed on <b>Monday</b><script>x</script>')).toEqual({
      id: expect.stringMatching(/^[0-9a-f]{32}$/),
      html: 'Closed on <b>Monday</b>',
    });
    expect(notice(true, 'a')?.id).toBe('0cc175b9c0f1b6a831c399e269772661');
  });

  it('is none when it is off or empty', () => {
    expect(notice(false, 'Closed')).toBeNull();
    expect(notice(true, ' ')).toBeNull();
  });
});
