import { hashToken } from '../../security/hashToken.ts';
import type { Shop } from '../../Shop.ts';
import { SEEN_EVERY_MS } from '../limits.ts';
import { isRight } from '../roles.ts';
import { readUser, USER_COLUMNS, type User } from '../User.ts';

/** Who made the key of a token, with no more rights than the key has; null when it is none, or not any more. */
export async function findApiKey(shop: Shop, token: string): Promise<User | null> {
  const nowMs = shop.now();
  const row = await shop.queries
    .selectFrom('api_keys')
    .innerJoin('users', 'users.id', 'api_keys.user_id')
    .select([...USER_COLUMNS, 'api_keys.id as keyId', 'api_keys.rights', 'api_keys.used_at'])
    .where('api_keys.token_hash', '=', hashToken(token))
    .where('users.blocked_at', 'is', null)
    .where((eb) => eb.or([eb('api_keys.expires_at', 'is', null), eb('api_keys.expires_at', '>', nowMs)]))
    .executeTakeFirst();
  if (!row) return null;
  // Not at each call: a write would cost more than all that a program reads.
  if (row.used_at === null || nowMs - row.used_at >= SEEN_EVERY_MS)
    await shop.queries.updateTable('api_keys').set({ used_at: nowMs }).where('id', '=', row.keyId).execute();
  return { ...readUser(row), onlyRights: (JSON.parse(row.rights) as string[]).filter(isRight) };
}
