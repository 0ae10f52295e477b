import { addToNewGroup, addToWishlist } from '../../wishlist/addToWishlist.ts';
import type { WishlistChanged } from '../../wishlist/changeWishlist.ts';
import { addToGuestWishlist, removeFromGuestWishlist } from '../../wishlist/guestWishlist.ts';
import { readGuestWishlist } from '../../wishlist/readWishlist.ts';
import { removeFromWishlist } from '../../wishlist/removeFromWishlist.ts';
import type { Wishlist } from '../../wishlist/Wishlist.ts';
import { noticeTexts, translate } from '@vitrine/texts';
import { type Answer, json } from '../answer/Answer.ts';
import type { Call } from '../call/Call.ts';
import { hasSharedNonce } from '../call/nonce.ts';
import { groupField, idField, listField, textField } from '../request/fields.ts';
import { shopView } from '../shop/shopView.ts';
import { viewWishlist, wishlistFor } from './readWishlistView.ts';
import type { ThemeAction } from './ThemeAction.ts';
import { guestWishes, writeGuestWishes, writeUserWishes } from './wishlistCookies.ts';

const isAllowed = (call: Call): boolean =>
  hasSharedNonce(call, 'woodmart-wishlist', textField(call.fields, 'key'));

/** What came of it: the lists as they are now, and why nothing was done, if nothing was. */
interface Outcome {
  readonly wishlist: Wishlist;
  readonly isDone: boolean;
  readonly message?: string;
}

/** spec/3 §7: count, fragments, hash. A guest whose browser has no cookie helper comes here too. `group`: `new` with a `title` makes one. */
export const addToWishlistAction: ThemeAction = async (call) => {
  const { fields, visitor, shop } = call;
  const productId = idField(fields, 'product_id');
  if (!isAllowed(call)) return answer(call, await unchanged(call));
  if (!visitor.user)
    return answer(call, await keepGuest(call, addToGuestWishlist(guestWishes(call), productId)));
  const changed =
    textField(fields, 'group') === 'new'
      ? await addToNewGroup(shop, visitor.user.id, productId, textField(fields, 'title') ?? '')
      : await addToWishlist(shop, visitor.user.id, productId, groupOf(call, 'group'));
  return answer(call, await outcomeOf(call, changed));
};

/** spec/3 §7: one product or many; the list is drawn anew, the same part of it as before. */
export const removeFromWishlistAction: ThemeAction = async (call) => {
  const { fields, visitor, shop } = call;
  const ids = listField(fields, 'product_id').map((id) => idField({ id }, 'id'));
  if (!isAllowed(call)) return withContent(call, await unchanged(call));
  if (!visitor.user)
    return withContent(call, await keepGuest(call, removeFromGuestWishlist(guestWishes(call), ids)));
  const changed = await removeFromWishlist(shop, visitor.user.id, ids, groupOf(call, 'group_id'));
  return withContent(call, await outcomeOf(call, changed));
};

/** Ours: for pages that are cached, what this visitor has on the lists. */
export const wishlistFragmentsAction: ThemeAction = async (call) =>
  answer(call, { wishlist: await wishlistFor(call), isDone: true });

/** 0 and nothing stand for all of them. */
const groupOf = ({ fields }: Call, name: string): number | undefined => idField(fields, name) || undefined;

const unchanged = async (call: Call, message?: string): Promise<Outcome> => ({
  wishlist: await wishlistFor(call),
  isDone: false,
  ...(message !== undefined && { message }),
});

const outcomeOf = async (call: Call, changed: WishlistChanged): Promise<Outcome> =>
  changed.ok ? { wishlist: changed.wishlist, isDone: true } : unchanged(call, changed.message);

async function keepGuest(call: Call, ids: readonly number[]): Promise<Outcome> {
  const wishlist = await readGuestWishlist(call.shop, ids);
  const kept = wishlist.groups.flatMap(({ items }) => items.map(({ productId }) => productId));
  writeGuestWishes(call, kept, wishlist.hash);
  return { wishlist, isDone: true };
}

function answer(call: Call, { wishlist, isDone, message }: Outcome, more: object = {}): Answer {
  const { count, hash, groups } = wishlist;
  if (isDone && call.visitor.user) writeUserWishes(call, wishlist);
  const number = call.site.renderFragment({
    name: 'wishlistCount',
    shop: shopView(call),
    content: { count },
  });
  return json({
    status: isDone ? 'success' : 'error',
    ...(message !== undefined && {
      message: translate(noticeTexts, message, call.settings.site.language),
    }),
    count,
    hash,
    // Ours: pages that are cached mark the buttons of these.
    products: [...new Set(groups.flatMap(({ items }) => items.map(({ productId }) => productId)))],
    fragments: { '.wd-header-wishlist .wd-tools-count': number },
    ...more,
  });
}

async function withContent(call: Call, outcome: Outcome): Promise<Answer> {
  const atts = groupField(call.fields, 'atts');
  const place = { list: idField(atts, 'list'), page: idField(atts, 'ajax_page') || 1 };
  const content = await viewWishlist(call, outcome.wishlist, place);
  const html = call.site.renderFragment({ name: 'wishlistContent', shop: shopView(call), content });
  return answer(call, outcome, { wishlist_content: html });
}
