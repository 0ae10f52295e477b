import { pagingView, type WishlistGroupView, type WishlistView } from '@vitrine/contract/shop';
import { WISHLIST_PAGE } from '../../wishlist/limits.ts';
import { readGuestWishlist, readWishlist } from '../../wishlist/readWishlist.ts';
import type { Wishlist, WishlistGroup } from '../../wishlist/Wishlist.ts';
import type { Call } from '../call/Call.ts';
import { nonceFor } from '../call/nonce.ts';
import { type Fields, idField } from '../request/fields.ts';
import { cardsOf } from '../views/productCards.ts';
import { guestWishes } from './wishlistCookies.ts';

/** The user's lists, or the guest's one from the cookie. */
export const wishlistFor = (call: Call): Promise<Wishlist> =>
  call.visitor.user
    ? readWishlist(call.shop, call.visitor.user.id)
    : readGuestWishlist(call.shop, guestWishes(call));

/** Which part of the lists the visitor looks at. */
export interface WishlistPlace {
  /** 0: all lists, each from its beginning. */
  readonly list: number;
  readonly page: number;
}

/** By the names that addresses of the page have them under. */
export const placeIn = (fields: Fields): WishlistPlace => ({
  list: idField(fields, 'list'),
  page: idField(fields, 'paged') || 1,
});

export function wishlistUrl({ links }: Pick<Call, 'links'>, { list, page }: WishlistPlace): string {
  const query = new URLSearchParams({
    ...(list > 0 && { list: String(list) }),
    ...(page > 1 && { paged: String(page) }),
  });
  return query.size > 0 ? `${links.wishlist}?${query}` : links.wishlist;
}

/** The lists, of each no more than a page. What is asked for and not there is the nearest that is. */
export async function viewWishlist(
  call: Call,
  wishlist: Wishlist,
  asked: WishlistPlace,
): Promise<WishlistView> {
  const { groups } = wishlist;
  const isExpanded = call.settings.wishlist.expanded && call.visitor.user !== null;
  const alone = groups.length > 1 ? groups.find(({ id }) => id === asked.list) : undefined;
  const shown = alone ? [alone] : groups;
  const pageOf = ({ items }: WishlistGroup): number =>
    shown.length > 1 ? 1 : Math.min(asked.page, pagesOf(items));
  const here = { list: alone?.id ?? 0, page: shown.length === 1 && shown[0] ? pageOf(shown[0]) : 1 };
  const parts = shown.map((group) => ({ group, page: pageOf(group), items: onPage(group, pageOf(group)) }));
  const ids = [...new Set(parts.flatMap(({ items }) => items.map(({ productId }) => productId)))];
  const cards = new Map((await cardsOf(call, ids)).map((card) => [card.id, card]));
  const nonce = nonceFor(call, 'woodmart-wishlist');
  const removeUrl = (productId: number, groupId: number): string => {
    const url = new URL(wishlistUrl(call, here));
    url.searchParams.append('remove', String(productId));
    url.searchParams.append('group_id', String(groupId));
    url.searchParams.append('key', nonce);
    return url.href;
  };
  return {
    groups: parts.map(
      ({ group: { items: all, ...group }, page, items }): WishlistGroupView => ({
        ...group,
        count: all.length,
        items: items.flatMap(({ productId }) => {
          const product = cards.get(productId);
          return product ? [{ product, removeUrl: removeUrl(productId, group.id) }] : [];
        }),
        paging: pagingView(page, pagesOf(all), (number) =>
          wishlistUrl(call, { list: groups.length > 1 ? group.id : 0, page: number }),
        ),
      }),
    ),
    lists: groups.map(({ id, name }) => ({ id, name })),
    place: { ...here, url: wishlistUrl(call, here) },
    isGuest: call.visitor.user === null,
    isExpanded,
    nonce,
  };
}

const pagesOf = (items: readonly unknown[]): number => Math.max(1, Math.ceil(items.length / WISHLIST_PAGE));

const onPage = ({ items }: WishlistGroup, page: number): WishlistGroup['items'] =>
  items.slice((page - 1) * WISHLIST_PAGE, page * WISHLIST_PAGE);
