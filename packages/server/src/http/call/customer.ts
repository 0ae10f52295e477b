import {
  customerCookieName,
  isCustomerCookieExpiring,
  writeCustomerCookie,
} from '../../visitors/customerCookie.ts';
import { createGuestId } from '../../visitors/customerId.ts';
import type { Call } from './Call.ts';
import { setCookie } from './cookies.ts';

/**
 * The visitor's id, for a call that keeps something for them. A guest gets one now, and not before: pages that only show
 * something set no cookie, so that caches can keep them.
 */
export function customerFor(call: Call): string {
  const { visitor, request, shop } = call;
  const customerId = visitor.customerId ?? createGuestId();
  const name = customerCookieName(call.origin);
  const sent = request.cookies[name];
  if (visitor.customerId === null || !sent || isCustomerCookieExpiring(sent, shop.now()))
    writeCookie(call, name, customerId);
  return customerId;
}

/** After a login the cookie names the user. */
export const nameCustomer = (call: Call, customerId: string): void =>
  writeCookie(call, customerCookieName(call.origin), customerId);

function writeCookie({ reply, secret, shop, request }: Call, name: string, customerId: string): void {
  const { value, maxAgeS } = writeCustomerCookie(customerId, secret, shop.now());
  setCookie(reply, name, value, { isHidden: true, maxAgeS, isSecure: request.protocol === 'https' });
}
