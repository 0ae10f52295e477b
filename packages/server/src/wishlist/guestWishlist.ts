import { isRowId } from '../security/isRowId.ts';
import { WISHLIST_COOKIE_BYTES, WISHLIST_COOKIE_READ_LENGTH } from './limits.ts';

export interface WishlistCookieNames {
  readonly products: string;
  readonly count: string;
  /** Of users who are logged in: they must not see the count of the guest before them. */
  readonly countLogged: string;
  readonly hash: string;
  readonly clearedTime: string;
}

/** With the id of the blog when there are several on the site. */
export function wishlistCookieNames(blogId?: number): WishlistCookieNames {
  const suffix = blogId === undefined ? '' : `_${blogId}`;
  return {
    products: `woodmart_wishlist_products${suffix}`,
    count: `woodmart_wishlist_count${suffix}`,
    countLogged: `woodmart_wishlist_count${suffix}_logged`,
    hash: `woodmart_wishlist_hash${suffix}`,
    clearedTime: `wishlist_cleared_time${suffix}`,
  };
}

/** The products of `{"14":{"product_id":14}}`, whole or encoded; whatever else is written there is left out. */
export function readWishlistCookie(value: string): readonly number[] {
  const parsed = parse(value);
  if (typeof parsed !== 'object' || parsed === null) return [];
  const ids = Object.values(parsed).map(idOf).filter(isRowId);
  return [...new Set(ids)];
}

/** Not yet encoded for a header. */
export const writeWishlistCookie = (ids: readonly number[]): string =>
  JSON.stringify(Object.fromEntries(ids.map((id) => [id, { product_id: id }])));

/** The list with the product, or the list as it is when that is there already or no more fit into a cookie. */
export function addToGuestWishlist(ids: readonly number[], id: number): readonly number[] {
  if (!isRowId(id) || ids.includes(id)) return ids;
  const longer = [...ids, id];
  return encodeURIComponent(writeWishlistCookie(longer)).length <= WISHLIST_COOKIE_BYTES ? longer : ids;
}

export const removeFromGuestWishlist = (
  ids: readonly number[],
  removed: readonly number[],
): readonly number[] => ids.filter((id) => !removed.includes(id));

function parse(value: string): unknown {
  if (value.length > WISHLIST_COOKIE_READ_LENGTH) return null;
  try {
    return JSON.parse(value.startsWith('%') ? decodeURIComponent(value) : value);
  } catch {
    return null;
  }
}

/** Scripts of some shops write ids as texts. */
function idOf(entry: unknown): number {
  const id = typeof entry === 'object' && entry !== null && 'product_id' in entry ? entry.product_id : null;
  return typeof id === 'string' && /^\d{1,10}$/.test(id) ? Number(id) : typeof id === 'number' ? id : 0;
}
