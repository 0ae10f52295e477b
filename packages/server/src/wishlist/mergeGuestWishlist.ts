import type { Shop } from '../Shop.ts';
import { changeWishlist } from './changeWishlist.ts';
import { defaultGroup } from './wishlistGroups.ts';
import { readWishlistCookie } from './guestWishlist.ts';
import { insertItems } from './insertItems.ts';
import { findListable } from '../catalogue/findListable.ts';

/** What a guest wished for becomes the user's at login, as far as there is room. */
export async function mergeGuestWishlist(shop: Shop, userId: number, cookie: string): Promise<void> {
  const wished = await findListable(shop, readWishlistCookie(cookie));
  if (wished.size === 0) return;
  await changeWishlist(shop, userId, async (shop) => {
    await insertItems(shop, userId, await defaultGroup(shop, userId), [...wished.values()]);
    return null;
  });
}
