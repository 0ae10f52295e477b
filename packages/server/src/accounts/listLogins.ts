import { hashToken } from '../security/hashToken.ts';
import type { Shop } from '../Shop.ts';

export interface LoginEntry {
  /** The hash of its token: names it, opens nothing. */
  readonly id: string;
  readonly userAgent: string;
  readonly address: string;
  readonly isRemembered: boolean;
  readonly isCurrent: boolean;
  readonly createdAt: number;
  readonly seenAt: number;
  readonly expiresAt: number;
}

/** Those that are valid, the last seen first. */
export async function listLogins(shop: Shop, userId: number, token?: string): Promise<readonly LoginEntry[]> {
  const current = token === undefined ? '' : hashToken(token);
  const rows = await shop.queries
    .selectFrom('logins')
    .selectAll()
    .where('user_id', '=', userId)
    .where('expires_at', '>', shop.now())
    .orderBy('seen_at', 'desc')
    .orderBy('token_hash')
    .execute();
  return rows.map((row) => ({
    id: row.token_hash,
    userAgent: row.user_agent,
    address: row.address,
    isRemembered: row.is_remembered === 1,
    isCurrent: row.token_hash === current,
    createdAt: row.created_at,
    seenAt: row.seen_at,
    expiresAt: row.expires_at,
  }));
}
