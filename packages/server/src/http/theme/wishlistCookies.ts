import {
  readWishlistCookie,
  wishlistCookieNames,
  writeWishlistCookie,
} from '../../wishlist/guestWishlist.ts';
import type { Call } from '../call/Call.ts';
import { dropCookie, setCookie } from '../call/cookies.ts';
import { LIST_COOKIE_S } from '../limits.ts';

const NAMES = wishlistCookieNames();

/** As the browser sent it. */
export const guestWishlistOf = ({ request }: Call): string => request.cookies[NAMES.products] ?? '';

export const guestWishes = (call: Call): readonly number[] => readWishlistCookie(guestWishlistOf(call));

/** Scripts read all of them. */
export function writeGuestWishes(call: Call, ids: readonly number[], hash: string): void {
  write(call, {
    [NAMES.products]: writeWishlistCookie(ids),
    [NAMES.count]: String(ids.length),
    [NAMES.hash]: hash,
  });
}

export const writeUserWishes = (call: Call, count: number, hash: string): void =>
  write(call, { [NAMES.countLogged]: String(count), [NAMES.hash]: hash });

export const dropGuestWishlist = (call: Call): void => drop(call, NAMES.products, NAMES.count, NAMES.hash);

/** The guest's and the user's. */
export const dropWishlist = (call: Call): void => drop(call, ...Object.values({ ...NAMES }));

function drop({ request, reply, shop }: Call, ...names: readonly string[]): void {
  for (const name of names) if (request.cookies[name] !== undefined) dropCookie(reply, name, shop.now());
}

function write(call: Call, values: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(values))
    setCookie(call, name, value, { maxAgeS: LIST_COOKIE_S });
}
