import { isRowId } from '../security/isRowId.ts';
import type { Shop } from '../Shop.ts';
import { changeWishlist, type WishlistChanged } from './changeWishlist.ts';
import { isOwnGroup } from './wishlistGroups.ts';
import { WISHLIST_ENTRIES } from './limits.ts';
import { refuseWish } from './wishlistTexts.ts';

/** From one group to another, with the time they were added; what is there already stays once. */
export const moveItems = (
  shop: Shop,
  userId: number,
  productIds: readonly number[],
  { from, to }: { readonly from: number; readonly to: number },
): Promise<WishlistChanged> =>
  changeWishlist(shop, userId, async (shop) => {
    const areOwn = (await isOwnGroup(shop, userId, from)) && (await isOwnGroup(shop, userId, to));
    if (!areOwn) return refuseWish('noGroup');
    const ids = productIds.filter(isRowId).slice(0, WISHLIST_ENTRIES);
    if (from === to || ids.length === 0) return null;
    await dropThoseIn(shop, from, to, ids);
    await shop.queries
      .updateTable('wishlist_items')
      .set({ group_id: to })
      .where('group_id', '=', from)
      .where('product_id', 'in', ids)
      .execute();
    return null;
  });

async function dropThoseIn(
  { queries }: Shop,
  from: number,
  to: number,
  ids: readonly number[],
): Promise<void> {
  const there = queries.selectFrom('wishlist_items').select('product_id').where('group_id', '=', to);
  await queries
    .deleteFrom('wishlist_items')
    .where('group_id', '=', from)
    .where('product_id', 'in', ids)
    .where('product_id', 'in', there)
    .execute();
}
