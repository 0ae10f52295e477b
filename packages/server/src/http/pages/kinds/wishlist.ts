import { removeFromGuestWishlist } from '../../../wishlist/guestWishlist.ts';
import { removeFromWishlist } from '../../../wishlist/removeFromWishlist.ts';
import { readGuestWishlist } from '../../../wishlist/readWishlist.ts';
import type { Call } from '../../call/Call.ts';
import { hasNonce } from '../../call/nonce.ts';
import { idField, listField, textField } from '../../request/fields.ts';
import { viewWishlist, wishlistFor } from '../../theme/readWishlistView.ts';
import { guestWishes, writeGuestWishes } from '../../theme/wishlistCookies.ts';
import { type PageHandler, redirect } from '../PageResult.ts';
import { showPage } from '../showPage.ts';

export const wishlistPage: PageHandler = async (call, path) => {
  if (path.length > 0) return null;
  const removed = listField(call.fields, 'remove').map((id) => idField({ id }, 'id'));
  if (removed.length > 0) {
    if (hasNonce(call, 'woodmart-wishlist', textField(call.fields, 'key'))) await remove(call, removed);
    return redirect(call.links.wishlist);
  }
  return showPage(call, 'wishlist', await viewWishlist(call, await wishlistFor(call)), { title: 'Wishlist' });
};

async function remove(call: Call, ids: readonly number[]): Promise<void> {
  const { user } = call.visitor;
  if (user) {
    await removeFromWishlist(call.shop, user.id, ids, idField(call.fields, 'group_id') || undefined);
    return;
  }
  const left = removeFromGuestWishlist(guestWishes(call), ids);
  const { hash } = await readGuestWishlist(call.shop, left);
  writeGuestWishes(call, left, hash);
}
