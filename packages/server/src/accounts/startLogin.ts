import { randomBytes } from 'node:crypto';
import { inTransaction } from '../db/inTransaction.ts';
import { hashToken } from '../security/hashToken.ts';
import type { Shop } from '../Shop.ts';
import { lockCredentials } from './findUser.ts';
import {
  ADDRESS_MAX_LENGTH,
  LOGIN_MS,
  REMEMBERED_LOGIN_MS,
  TOKEN_BYTES,
  USER_AGENT_MAX_LENGTH,
} from './limits.ts';
import { oneLine } from '../text/oneLine.ts';

export interface LoginPlace {
  readonly remember: boolean;
  readonly userAgent: string;
  readonly address: string;
}

export interface StartedLogin {
  /** For the cookie; the shop keeps only its hash. */
  readonly token: string;
  readonly expiresAt: number;
}

/**
 * Lets a user in: after a password was checked (whose hash is given then), or right after registration.
 * Null when there is no such user, they are blocked, or the password was changed since it was checked.
 */
export function startLogin(
  shop: Shop,
  userId: number,
  place: LoginPlace,
  checkedHash?: string,
): Promise<StartedLogin | null> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const nowMs = shop.now();
  const expiresAt = nowMs + (place.remember ? REMEMBERED_LOGIN_MS : LOGIN_MS);
  return inTransaction(shop, async (shop) => {
    const user = await lockCredentials(shop, userId);
    if (!user || user.blockedAt !== null || (checkedHash !== undefined && user.passwordHash !== checkedHash))
      return null;
    await shop.queries
      .insertInto('logins')
      .values({
        token_hash: hashToken(token),
        user_id: userId,
        is_remembered: Number(place.remember),
        user_agent: oneLine(place.userAgent, USER_AGENT_MAX_LENGTH),
        address: oneLine(place.address, ADDRESS_MAX_LENGTH),
        created_at: nowMs,
        seen_at: nowMs,
        expires_at: expiresAt,
      })
      .execute();
    return { token, expiresAt };
  });
}
