import type { Call } from './Call.ts';
import { dropCookie, setCookie } from './cookies.ts';

/**
 * Pages that are cached for everyone cannot say who looks at them: scripts read here whether somebody is logged in. There is no
 * secret in it, and nothing believes it but pages that choose which way to show.
 */
const SIGNED_IN_COOKIE = 'vitrine_signed_in';

/** Logins also end elsewhere: pages of the visitor's own put right what the browser says. */
export function tellSignedIn(
  call: Pick<Call, 'request' | 'reply' | 'origin' | 'shop'>,
  isSignedIn: boolean,
  maxAgeS?: number,
): void {
  const { request, reply, shop } = call;
  const isTold = request.cookies[SIGNED_IN_COOKIE] === '1';
  if (isSignedIn && (!isTold || maxAgeS !== undefined))
    setCookie(call, SIGNED_IN_COOKIE, '1', maxAgeS === undefined ? {} : { maxAgeS });
  if (!isSignedIn && request.cookies[SIGNED_IN_COOKIE] !== undefined)
    dropCookie(reply, SIGNED_IN_COOKIE, shop.now());
}
