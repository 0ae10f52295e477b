import { logOut } from '../../accounts/logOut.ts';
import type { User } from '../../accounts/User.ts';
import { type StartedLogin, startLogin } from '../../accounts/startLogin.ts';
import { customerCookieName } from '../../visitors/customerCookie.ts';
import { mergeVisitor } from '../../visitors/mergeVisitor.ts';
import type { Call } from '../call/Call.ts';
import { tellCart } from '../call/cartCookies.ts';
import { dropCookie, loginCookieName, setCookie } from '../call/cookies.ts';
import { nameCustomer } from '../call/customer.ts';
import { tellSignedIn } from '../call/signedIn.ts';
import { dropGuestWishlist, dropWishlist, guestWishlistOf } from '../theme/wishlistCookies.ts';

/** The browser is the user's from now on: what the guest had is theirs. */
export async function enter(
  call: Call,
  user: User,
  { token, expiresAt }: StartedLogin,
  remember: boolean,
): Promise<void> {
  const { shop, visitor, request } = call;
  const name = loginCookieName(call.origin);
  const maxAgeS = Math.floor((expiresAt - shop.now()) / 1000);
  const before = request.cookies[name];
  // Its token is overwritten here: nobody could end that login from this browser any more.
  if (before) await logOut(shop, before);
  setCookie(call, name, token, { isHidden: true, ...(remember && { maxAgeS }) });
  tellSignedIn(call, user, remember ? maxAgeS : undefined);
  await mergeVisitor(shop, {
    guestId: visitor.customerId,
    userId: user.id,
    wishlistCookie: guestWishlistOf(call),
  });
  nameCustomer(call, String(user.id));
  dropGuestWishlist(call);
}

/** Who has just made an account needs no password to enter it. */
export async function enterNew(call: Call, user: User): Promise<void> {
  const { shop, request } = call;
  const place = { remember: false, userAgent: request.headers['user-agent'] ?? '', address: request.ip };
  const login = await startLogin(shop, user.id, place);
  if (login) await enter(call, user, login, false);
}

/** The browser is nobody's any more: nothing stays in it by which the next visitor sees what the user had. */
export function leave(call: Call): void {
  const { request, reply, shop } = call;
  for (const name of [loginCookieName(call.origin), customerCookieName(call.origin)])
    if (request.cookies[name] !== undefined) dropCookie(reply, name, shop.now());
  tellSignedIn(call, null);
  dropWishlist(call);
  tellCart(call, '');
}
