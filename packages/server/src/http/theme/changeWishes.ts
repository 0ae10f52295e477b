import { escapeHtml } from '../../html/escapeHtml.ts';
import { addNotice } from '../../notices/notices.ts';
import type { Shop } from '../../Shop.ts';
import { addToNewGroup, addToWishlist } from '../../wishlist/addToWishlist.ts';
import type { WishlistChanged } from '../../wishlist/changeWishlist.ts';
import { addToGuestWishlist, removeFromGuestWishlist } from '../../wishlist/guestWishlist.ts';
import { moveItems } from '../../wishlist/moveItems.ts';
import { readGuestWishlist } from '../../wishlist/readWishlist.ts';
import { removeFromWishlist } from '../../wishlist/removeFromWishlist.ts';
import { createGroup, deleteGroup, renameGroup, setDefaultGroup } from '../../wishlist/wishlistGroups.ts';
import type { Call } from '../call/Call.ts';
import { hasSharedNonce } from '../call/nonce.ts';
import { type Fields, idField, listField, textField } from '../request/fields.ts';
import { guestWishes, writeGuestWishes, writeUserWishes } from './wishlistCookies.ts';

/** What a form of the wishlist page, or of a product's, says. */
interface Wishes {
  readonly productIds: readonly number[];
  readonly groupId: number | undefined;
  /** One of this title, which is made first. */
  readonly isForNewGroup: boolean;
  readonly toGroupId: number;
  readonly title: string;
}

type UserAction = (shop: Shop, userId: number, wishes: Wishes) => Promise<WishlistChanged>;

const USER: Readonly<Record<string, UserAction>> = {
  add: (shop, userId, { productIds: [productId = 0], groupId, isForNewGroup, title }) =>
    isForNewGroup
      ? addToNewGroup(shop, userId, productId, title)
      : addToWishlist(shop, userId, productId, groupId),
  remove: (shop, userId, { productIds, groupId }) => removeFromWishlist(shop, userId, productIds, groupId),
  move: (shop, userId, { productIds, groupId = 0, toGroupId }) =>
    moveItems(shop, userId, productIds, { from: groupId, to: toGroupId }),
  create_group: (shop, userId, { title }) => createGroup(shop, userId, title),
  rename_group: (shop, userId, { groupId = 0, title }) => renameGroup(shop, userId, groupId, title),
  set_default_group: (shop, userId, { groupId = 0 }) => setDefaultGroup(shop, userId, groupId),
  delete_group: (shop, userId, { groupId = 0 }) => deleteGroup(shop, userId, groupId),
};

/** A guest has one list, in a cookie. */
const GUEST: Readonly<Record<string, (ids: readonly number[], wishes: Wishes) => readonly number[]>> = {
  add: (ids, { productIds }) => addToGuestWishlist(ids, productIds[0] ?? 0),
  remove: (ids, { productIds }) => removeFromGuestWishlist(ids, productIds),
};

/** Does what a form asks for; what cannot be done is told by the next page. */
export async function changeWishes(call: Call, action: string): Promise<void> {
  const { visitor, shop, fields } = call;
  if (!hasSharedNonce(call, 'woodmart-wishlist', textField(fields, 'key'))) return;
  const wishes = readWishes(fields);
  if (visitor.user) {
    const act = Object.hasOwn(USER, action) ? USER[action] : undefined;
    const done = await act?.(shop, visitor.user.id, wishes);
    if (done?.ok) writeUserWishes(call, done.wishlist);
    else if (done) await addNotice(shop, String(visitor.user.id), 'error', escapeHtml(done.message));
    return;
  }
  const act = Object.hasOwn(GUEST, action) ? GUEST[action] : undefined;
  if (!act) return;
  const { groups, hash } = await readGuestWishlist(shop, act(guestWishes(call), wishes));
  const kept = groups.flatMap(({ items }) => items.map(({ productId }) => productId));
  writeGuestWishes(call, kept, hash);
}

const readWishes = (fields: Fields): Wishes => ({
  productIds: [...listField(fields, 'product_id'), ...listField(fields, 'remove')].map((id) =>
    idField({ id }, 'id'),
  ),
  groupId: idField(fields, 'group_id') || undefined,
  isForNewGroup: textField(fields, 'group_id') === 'new',
  toGroupId: idField(fields, 'to_group_id'),
  title: textField(fields, 'title') ?? '',
});
