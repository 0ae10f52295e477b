import { isRowId } from '../security/isRowId.ts';
import type { Shop } from '../Shop.ts';
import { changeWishlist, type WishlistChanged } from './changeWishlist.ts';
import { WISHLIST_ENTRIES } from './limits.ts';

/** From one group, or from all of them when none is given. What is not there is no mistake. */
export const removeFromWishlist = (
  shop: Shop,
  userId: number,
  productIds: readonly number[],
  groupId?: number,
): Promise<WishlistChanged> =>
  changeWishlist(shop, userId, async ({ queries }) => {
    const ids = productIds.filter(isRowId).slice(0, WISHLIST_ENTRIES);
    if (ids.length === 0 || (groupId !== undefined && !isRowId(groupId))) return null;
    let query = queries
      .deleteFrom('wishlist_items')
      .where('user_id', '=', userId)
      .where('product_id', 'in', ids);
    if (groupId !== undefined) query = query.where('group_id', '=', groupId);
    await query.execute();
    return null;
  });
