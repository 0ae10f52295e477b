import { createHash } from 'node:crypto';
import { isSameText, sign } from '../security/sign.ts';
import { isCustomerId, isGuestId } from './customerId.ts';
import {
  COOKIE_EXPIRING_S,
  CUSTOMER_COOKIE_MAX_LENGTH,
  GUEST_COOKIE_S,
  RENEWED_AFTER_S,
  USER_COOKIE_S,
} from './limits.ts';

export interface CustomerCookie {
  /** Not yet encoded for a header. */
  readonly value: string;
  readonly maxAgeS: number;
  readonly expiresAt: number;
}

interface Parts {
  readonly customerId: string;
  readonly expiresS: number;
  readonly expiringS: number;
  readonly signature: string;
}

export const customerCookieName = (siteUrl: string): string =>
  `wp_woocommerce_session_${createHash('md5').update(siteUrl).digest('hex')}`;

/** `customerId|expiration|expiring|signature`, times in seconds since 1970. */
export function writeCustomerCookie(customerId: string, secret: string, nowMs: number): CustomerCookie {
  const maxAgeS = isGuestId(customerId) ? GUEST_COOKIE_S : USER_COOKIE_S;
  const expiresS = Math.floor(nowMs / 1000) + maxAgeS;
  const signature = signatureOf(secret, customerId, expiresS);
  const value = [customerId, expiresS, expiresS - COOKIE_EXPIRING_S, signature].join('|');
  return { value, maxAgeS, expiresAt: expiresS * 1000 };
}

/** The id of the customer when the shop wrote this and it still holds, else null. */
export function readCustomerCookie(value: string, secret: string, nowMs: number): string | null {
  const parts = partsOf(value);
  if (!parts || parts.expiresS * 1000 <= nowMs) return null;
  const isOurs = isSameText(parts.signature, signatureOf(secret, parts.customerId, parts.expiresS));
  return isOurs ? parts.customerId : null;
}

/**
 * Whether it is time to write it anew: an hour after it was written. The contract waits for its last day, and so forgets carts of
 * visitors who came back before that and not again after it.
 */
export function isCustomerCookieOld(value: string, nowMs: number): boolean {
  const parts = partsOf(value);
  if (parts === null) return false;
  const lifeS = isGuestId(parts.customerId) ? GUEST_COOKIE_S : USER_COOKIE_S;
  return (parts.expiresS - lifeS + RENEWED_AFTER_S) * 1000 <= nowMs;
}

const signatureOf = (secret: string, customerId: string, expiresS: number): string =>
  sign(secret, 'customer', `${customerId}|${expiresS}`);

function partsOf(value: string): Parts | null {
  if (value.length > CUSTOMER_COOKIE_MAX_LENGTH) return null;
  const plain = value.replaceAll(/%7c/gi, '|');
  // Shops up to 10.0 wrote two bars.
  const parts = plain.split(plain.includes('||') ? '||' : '|');
  const [customerId = '', expires = '', expiring = '', signature = ''] = parts;
  if (parts.length !== 4 || !isCustomerId(customerId)) return null;
  if (!isSeconds(expires) || !isSeconds(expiring)) return null;
  const [expiresS, expiringS] = [Number(expires), Number(expiring)];
  // The signature does not cover it, so it must follow from what is covered.
  if (expiringS !== expiresS - COOKIE_EXPIRING_S) return null;
  return { customerId, expiresS, expiringS, signature };
}

const isSeconds = (text: string): boolean => /^[1-9]\d{0,11}$/.test(text);
