import type { Shop } from '../Shop.ts';
import { changeWishlist, type WishlistChanged } from './changeWishlist.ts';
import { createGroup, defaultGroup, isOwnGroup } from './wishlistGroups.ts';
import { insertItems } from './insertItems.ts';
import { findListable } from '../catalogue/findListable.ts';
import { refuseWish } from './wishlistTexts.ts';

/** To one that is made for it. */
export async function addToNewGroup(
  shop: Shop,
  userId: number,
  productId: number,
  title: string,
): Promise<WishlistChanged> {
  // Nobody gets an empty list for a product that is not there.
  if ((await findListable(shop, [productId])).size === 0) return refuseWish('noProduct');
  const created = await createGroup(shop, userId, title);
  return created.ok ? addToWishlist(shop, userId, productId, created.groupId) : created;
}

/** To the default group when none is given. What is there already is no mistake. */
export async function addToWishlist(
  shop: Shop,
  userId: number,
  productId: number,
  groupId?: number,
): Promise<WishlistChanged> {
  const wished = (await findListable(shop, [productId])).get(productId);
  if (wished === undefined) return refuseWish('noProduct');
  return changeWishlist(shop, userId, async (shop) => {
    if (groupId !== undefined && !(await isOwnGroup(shop, userId, groupId))) return refuseWish('noGroup');
    const group = groupId ?? (await defaultGroup(shop, userId));
    return (await insertItems(shop, userId, group, [wished])) ? null : refuseWish('full');
  });
}
