import type { User } from '../../accounts/User.ts';
import type { StartedLogin } from '../../accounts/startLogin.ts';
import { mergeVisitor } from '../../visitors/mergeVisitor.ts';
import type { Call } from '../call/Call.ts';
import { LOGIN_COOKIE, setCookie } from '../call/cookies.ts';
import { nameCustomer } from '../call/customer.ts';
import { guestWishlistOf, dropGuestWishlist } from '../theme/wishlistCookies.ts';

/** The browser is the user's from now on: what the guest had is theirs. */
export async function enter(
  call: Call,
  user: User,
  { token, expiresAt }: StartedLogin,
  remember: boolean,
): Promise<void> {
  const { shop, visitor, reply, request } = call;
  const isSecure = request.protocol === 'https';
  const maxAgeS = Math.floor((expiresAt - shop.now()) / 1000);
  setCookie(reply, LOGIN_COOKIE, token, { isSecure, isHidden: true, ...(remember && { maxAgeS }) });
  await mergeVisitor(shop, {
    guestId: visitor.customerId,
    userId: user.id,
    wishlistCookie: guestWishlistOf(call),
  });
  nameCustomer(call, String(user.id));
  dropGuestWishlist(call);
}
