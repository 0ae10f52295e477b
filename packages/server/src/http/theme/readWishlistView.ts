import type { WishlistView } from '@vitrine/contract/shop';
import { readGuestWishlist, readWishlist } from '../../wishlist/readWishlist.ts';
import type { Wishlist } from '../../wishlist/Wishlist.ts';
import type { Call } from '../call/Call.ts';
import { nonceFor } from '../call/nonce.ts';
import { cardsOf } from '../views/productCards.ts';
import { guestWishes } from './wishlistCookies.ts';

/** The user's lists, or the guest's one from the cookie. */
export const wishlistFor = (call: Call): Promise<Wishlist> =>
  call.visitor.user
    ? readWishlist(call.shop, call.visitor.user.id)
    : readGuestWishlist(call.shop, guestWishes(call));

export async function viewWishlist(call: Call, wishlist: Wishlist): Promise<WishlistView> {
  const ids = [...new Set(wishlist.groups.flatMap(({ items }) => items.map(({ productId }) => productId)))];
  const cards = await cardsOf(call, ids);
  const byId = new Map(cards.map((card) => [card.id, card]));
  const nonce = nonceFor(call, 'woodmart-wishlist');
  return {
    groups: wishlist.groups.map(({ items, ...group }) => ({
      ...group,
      items: items.flatMap(({ productId }) => {
        const product = byId.get(productId);
        return product ? [{ product, removeUrl: removeUrl(call, productId, group.id, nonce) }] : [];
      }),
    })),
    isGuest: call.visitor.user === null,
    isExpanded: call.settings.wishlist.expanded && call.visitor.user !== null,
    nonce,
  };
}

const removeUrl = ({ links }: Call, productId: number, groupId: number, key: string): string =>
  `${links.wishlist}?${new URLSearchParams({ remove: String(productId), group_id: String(groupId), key })}`;
