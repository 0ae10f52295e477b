import { hashToken } from '../security/hashToken.ts';
import type { Shop } from '../Shop.ts';

/** Ends them all, but for the one of the token. */
export async function revokeLogins({ queries }: Shop, userId: number, exceptToken?: string): Promise<void> {
  let query = queries.deleteFrom('logins').where('user_id', '=', userId);
  if (exceptToken !== undefined) query = query.where('token_hash', '!=', hashToken(exceptToken));
  await query.execute();
}

/** Ends one of a user's own, by its id in the list. */
export async function revokeLogin({ queries }: Shop, userId: number, id: string): Promise<boolean> {
  if (!/^[0-9a-f]{64}$/.test(id)) return false;
  const { numDeletedRows } = await queries
    .deleteFrom('logins')
    .where('user_id', '=', userId)
    .where('token_hash', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Logins and resets that have run out. */
export async function dropExpiredLogins({ queries, now }: Shop): Promise<void> {
  await queries.deleteFrom('logins').where('expires_at', '<=', now()).execute();
  await queries.deleteFrom('password_resets').where('expires_at', '<=', now()).execute();
}
