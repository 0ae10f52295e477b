import { addToWishlist } from '../../wishlist/addToWishlist.ts';
import { addToGuestWishlist, removeFromGuestWishlist } from '../../wishlist/guestWishlist.ts';
import { readGuestWishlist } from '../../wishlist/readWishlist.ts';
import { removeFromWishlist } from '../../wishlist/removeFromWishlist.ts';
import type { Wishlist } from '../../wishlist/Wishlist.ts';
import { type Answer, json } from '../answer/Answer.ts';
import type { Call } from '../call/Call.ts';
import { hasSharedNonce } from '../call/nonce.ts';
import { idField, listField, textField } from '../request/fields.ts';
import { shopView } from '../shop/shopView.ts';
import { viewWishlist, wishlistFor } from './readWishlistView.ts';
import type { ThemeAction } from './ThemeAction.ts';
import { guestWishes, writeGuestWishes, writeUserWishes } from './wishlistCookies.ts';

const isAllowed = (call: Call): boolean =>
  hasSharedNonce(call, 'woodmart-wishlist', textField(call.fields, 'key'));

/** spec/3 §7: count, fragments, hash. A guest whose browser has no cookie helper comes here too. */
export const addToWishlistAction: ThemeAction = async (call) => {
  const { fields, visitor } = call;
  const productId = idField(fields, 'product_id');
  if (!isAllowed(call)) return answer(call, await wishlistFor(call), false);
  if (!visitor.user) return keepGuest(call, addToGuestWishlist(guestWishes(call), productId));
  const changed = await addToWishlist(call.shop, visitor.user.id, productId, groupOf(call, 'group'));
  return answer(call, changed.ok ? changed.wishlist : await wishlistFor(call), changed.ok);
};

/** spec/3 §7: one product or many; the list is drawn anew. */
export const removeFromWishlistAction: ThemeAction = async (call) => {
  const { fields, visitor } = call;
  const ids = listField(fields, 'product_id').map((id) => idField({ id }, 'id'));
  if (!isAllowed(call)) return withContent(call, await wishlistFor(call), false);
  if (!visitor.user) return keepGuest(call, removeFromGuestWishlist(guestWishes(call), ids), withContent);
  const changed = await removeFromWishlist(call.shop, visitor.user.id, ids, groupOf(call, 'group_id'));
  return withContent(call, changed.ok ? changed.wishlist : await wishlistFor(call), changed.ok);
};

/** 0 and nothing stand for all of them. */
const groupOf = ({ fields }: Call, name: string): number | undefined => idField(fields, name) || undefined;

async function keepGuest(
  call: Call,
  ids: readonly number[],
  respond: typeof answer = answer,
): Promise<Answer> {
  const wishlist = await readGuestWishlist(call.shop, ids);
  const kept = wishlist.groups.flatMap(({ items }) => items.map(({ productId }) => productId));
  writeGuestWishes(call, kept, wishlist.hash);
  return respond(call, wishlist, true);
}

async function answer(call: Call, wishlist: Wishlist, isDone: boolean, more: object = {}): Promise<Answer> {
  const { count, hash } = wishlist;
  if (isDone && call.visitor.user) writeUserWishes(call, count, hash);
  const shop = shopView(call);
  const number = call.site.renderFragment({ name: 'wishlistCount', shop, content: { count } });
  return json({
    status: isDone ? 'success' : 'error',
    count,
    hash,
    fragments: { '.wd-header-wishlist .wd-tools-count': number },
    ...more,
  });
}

async function withContent(call: Call, wishlist: Wishlist, isDone: boolean): Promise<Answer> {
  const content = await viewWishlist(call, wishlist);
  const html = call.site.renderFragment({ name: 'wishlistContent', shop: shopView(call), content });
  return answer(call, wishlist, isDone, { wishlist_content: html });
}
