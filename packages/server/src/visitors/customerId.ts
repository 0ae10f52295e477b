import { randomBytes } from 'node:crypto';
import { GUEST_ID_LENGTH } from './limits.ts';

const GUEST = /^t_[0-9a-f]{30}$/;
const USER = /^[1-9]\d{0,9}$/;

/** Of a visitor without an account: nobody can guess another's. */
export const createGuestId = (): string => `t_${randomBytes(GUEST_ID_LENGTH / 2).toString('hex')}`;

export const isGuestId = (id: string): boolean => GUEST.test(id);

export const isCustomerId = (id: string): boolean => GUEST.test(id) || USER.test(id);

/**
 * Whose cart it is: a user's own, else the guest's of the cookie. The cookie of a user who is not logged in
 * (any more, or another one) counts for nothing.
 */
export function customerOf(userId: number | null, cookieId: string | null): string | null {
  if (userId !== null) return String(userId);
  return cookieId !== null && isGuestId(cookieId) ? cookieId : null;
}
