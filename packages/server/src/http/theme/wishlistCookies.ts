import {
  readWishlistCookie,
  type WishlistCookieNames,
  wishlistCookieNames,
  writeWishlistCookie,
} from '../../wishlist/guestWishlist.ts';
import type { Wishlist } from '../../wishlist/Wishlist.ts';
import type { Call } from '../call/Call.ts';
import { dropCookie, setCookie } from '../call/cookies.ts';
import { LIST_COOKIE_S } from '../limits.ts';
import { blogOf } from './blogOf.ts';

const namesFor = (call: Call): WishlistCookieNames => wishlistCookieNames(blogOf(call));

/** As the browser sent it. */
export const guestWishlistOf = (call: Call): string => call.request.cookies[namesFor(call).products] ?? '';

export const guestWishes = (call: Call): readonly number[] => readWishlistCookie(guestWishlistOf(call));

/** Scripts read all of them. */
export function writeGuestWishes(call: Call, ids: readonly number[], hash: string): void {
  const names = namesFor(call);
  write(call, {
    [names.products]: writeWishlistCookie(ids),
    [names.count]: String(ids.length),
    [names.hash]: hash,
  });
}

export function writeUserWishes(call: Call, { count, hash }: Wishlist): void {
  const names = namesFor(call);
  write(call, { [names.countLogged]: String(count), [names.hash]: hash });
}

/** The same, when the browser says otherwise: the lists may have been changed in another one. */
export function tellUserWishes(call: Call, wishlist: Wishlist): void {
  if (call.request.cookies[namesFor(call).hash] !== wishlist.hash) writeUserWishes(call, wishlist);
}

export function dropGuestWishlist(call: Call): void {
  const { products, count, hash } = namesFor(call);
  drop(call, products, count, hash);
}

/** The guest's and the user's. */
export const dropWishlist = (call: Call): void => drop(call, ...Object.values({ ...namesFor(call) }));

function drop({ request, reply, shop }: Call, ...names: readonly string[]): void {
  for (const name of names) if (request.cookies[name] !== undefined) dropCookie(reply, name, shop.now());
}

function write(call: Call, values: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(values))
    setCookie(call, name, value, { maxAgeS: LIST_COOKIE_S });
}
