import '@fastify/cookie';
import type { FastifyReply } from 'fastify';
import type { Call } from './Call.ts';

/**
 * The token of a login. The contract names none that scripts read, so the name is ours: one that browsers take from this very host
 * and over https alone, where the site has it.
 */
export const loginCookieName = (origin: string): string =>
  `${origin.startsWith('https:') ? HOST_ONLY : ''}vitrine_login`;
const HOST_ONLY = '__Host-';
export const CART_HASH_COOKIE = 'woocommerce_cart_hash';
export const CART_FLAG_COOKIE = 'woocommerce_items_in_cart';

export interface CookieOptions {
  /** Scripts do not see it. */
  readonly isHidden?: boolean;
  /** Without one it goes when the browser closes. */
  readonly maxAgeS?: number;
}

/** Lax: forms of other sites send none of ours along. */
export function setCookie(
  { reply, origin }: Pick<Call, 'reply' | 'origin'>,
  name: string,
  value: string,
  options: CookieOptions = {},
): void {
  reply.setCookie(name, value, {
    path: '/',
    sameSite: 'lax',
    secure: origin.startsWith('https:'),
    httpOnly: options.isHidden ?? false,
    ...(options.maxAgeS !== undefined && { maxAge: options.maxAgeS }),
  });
}

/** Value `0`, expired an hour ago, as the contract has it. */
export function dropCookie(reply: FastifyReply, name: string, nowMs: number): void {
  reply.setCookie(name, '0', {
    path: '/',
    sameSite: 'lax',
    secure: name.startsWith(HOST_ONLY),
    maxAge: 0,
    expires: new Date(nowMs - 3_600_000),
  });
}
