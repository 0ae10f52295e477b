import type { FastifyRequest } from 'fastify';
import { NEW_CARTS_BY_ADDRESS } from '../../cart/limits.ts';
import { allowAddress } from '../../security/allow.ts';
import {
  customerCookieName,
  isCustomerCookieOld,
  writeCustomerCookie,
} from '../../visitors/customerCookie.ts';
import { createGuestId } from '../../visitors/customerId.ts';
import type { Call } from './Call.ts';
import { setCookie } from './cookies.ts';
import { visitorAddress } from './visitorAddress.ts';

/**
 * The visitor's id, for a call that keeps something for them. A guest gets one now, and not before: pages that only show
 * something set no cookie, so that caches can keep them.
 */
export function customerFor(call: Call): string {
  const { visitor, request, shop } = call;
  const customerId = visitor.customerId ?? createGuestId();
  const name = customerCookieName(call.origin);
  const sent = request.cookies[name];
  if (visitor.customerId === null || !sent || isCustomerCookieOld(sent, shop.now()))
    writeCookie(call, name, customerId);
  // What is signed for them in this answer is followed with the cookie that it brings.
  visitor.customerId = customerId;
  return customerId;
}

/** Programs that read the web, and follow links that nobody pressed. (Cubot makes phones.) */
export const CRAWLER = /(?<!cu)bot\b|crawl|spider|slurp|facebookexternalhit|mediapartners|preview|archiver/i;

/**
 * Whether something may be kept for who asks: a guest who has nothing yet gets rows in the database with the first thing, and a
 * program that sends no cookies back would get new ones with each link that it follows.
 */
export async function mayBegin(call: Call): Promise<boolean> {
  if (call.visitor.customerId !== null) return true;
  if (isFollowed(call.request)) return false;
  return allowAddress(call.shop, 'cart', visitorAddress(call), NEW_CARTS_BY_ADDRESS);
}

/** A link that nobody pressed: by a crawler, ahead of time by a browser, or only to see whether it is there. */
function isFollowed({ method, headers }: FastifyRequest): boolean {
  if (method === 'POST') return false;
  const purpose = String(headers['sec-purpose'] ?? headers['purpose'] ?? '');
  return (
    method === 'HEAD' || /prefetch|prerender/i.test(purpose) || CRAWLER.test(headers['user-agent'] ?? '')
  );
}

/** Who comes back to look at what they have is still known the next time. */
export function renewCustomer(call: Call): void {
  const name = customerCookieName(call.origin);
  const sent = call.request.cookies[name];
  if (call.visitor.customerId !== null && sent && isCustomerCookieOld(sent, call.shop.now()))
    writeCookie(call, name, call.visitor.customerId);
}

/** After a login the cookie names the user. */
export const nameCustomer = (call: Call, customerId: string): void =>
  writeCookie(call, customerCookieName(call.origin), customerId);

function writeCookie(call: Call, name: string, customerId: string): void {
  const { secret, shop } = call;
  const { value, maxAgeS } = writeCustomerCookie(customerId, secret, shop.now());
  setCookie(call, name, value, { isHidden: true, maxAgeS });
}
