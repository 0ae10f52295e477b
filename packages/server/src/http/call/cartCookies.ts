import type { Call } from './Call.ts';
import { renewCustomer } from './customer.ts';
import { CART_FLAG_COOKIE, CART_HASH_COOKIE, dropCookie, setCookie } from './cookies.ts';

/** facts/woo-contract §7: written only when the value differs from what the browser sent, so that caches see few of them. */
export function tellCart(call: Call, hash: string): void {
  const { request, reply, shop } = call;
  if (hash) renewCustomer(call);
  const wanted = [
    [CART_HASH_COOKIE, hash],
    [CART_FLAG_COOKIE, '1'],
  ] as const;
  for (const [name, own] of wanted) {
    const sent = request.cookies[name];
    const value = hash ? own : undefined;
    if (value === undefined && sent !== undefined) dropCookie(reply, name, shop.now());
    else if (value !== undefined && value !== sent) setCookie(call, name, value);
  }
}
