import { hashToken } from '../security/hashToken.ts';
import type { Shop } from '../Shop.ts';
import { SEEN_EVERY_MS } from './limits.ts';
import { readUser, USER_COLUMNS, type User } from './User.ts';

/** The user of a token that is still valid. */
export async function findLogin(shop: Shop, token: string): Promise<User | null> {
  const nowMs = shop.now();
  const tokenHash = hashToken(token);
  const row = await shop.queries
    .selectFrom('logins')
    .innerJoin('users', 'users.id', 'logins.user_id')
    .select([...USER_COLUMNS, 'logins.seen_at'])
    .where('logins.token_hash', '=', tokenHash)
    .where('logins.expires_at', '>', nowMs)
    .where('users.blocked_at', 'is', null)
    .executeTakeFirst();
  if (!row) return null;
  if (nowMs - row.seen_at >= SEEN_EVERY_MS) await markSeen(shop, tokenHash, nowMs);
  return readUser(row);
}

/** A write for each page would cost more than all reads of it. */
async function markSeen({ queries }: Shop, tokenHash: string, nowMs: number): Promise<void> {
  await queries
    .updateTable('logins')
    .set({ seen_at: nowMs })
    .where('token_hash', '=', tokenHash)
    .where('seen_at', '<=', nowMs - SEEN_EVERY_MS)
    .execute();
}
