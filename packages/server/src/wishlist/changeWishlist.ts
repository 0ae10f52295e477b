import { inTransaction } from '../db/inTransaction.ts';
import type { Shop } from '../Shop.ts';
import { readWishlist } from './readWishlist.ts';
import type { Wishlist } from './Wishlist.ts';
import type { WishlistRefusal } from './wishlistTexts.ts';

export type WishlistChanged = { readonly ok: true; readonly wishlist: Wishlist } | WishlistRefusal;

/** One change of a user's lists after the other, each whole or not at all: so limits hold, and there is one default group. */
export const changeWishlist = (
  shop: Shop,
  userId: number,
  change: (shop: Shop) => Promise<WishlistRefusal | null>,
): Promise<WishlistChanged> =>
  inTransaction(shop, async (shop) => {
    await lockUser(shop, userId);
    return (await change(shop)) ?? { ok: true, wishlist: await readWishlist(shop, userId) };
  });

/** SQLite has one writer anyway. */
async function lockUser({ queries, kind }: Shop, userId: number): Promise<void> {
  if (kind !== 'postgres') return;
  await queries.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute();
}
