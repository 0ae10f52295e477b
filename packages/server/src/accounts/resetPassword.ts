import { inTransaction } from '../db/inTransaction.ts';
import { hashToken } from '../security/hashToken.ts';
import type { Shop } from '../Shop.ts';
import { type AccountRefused, refuse } from './AccountRefusal.ts';
import { findUser, lockCredentials } from './findUser.ts';
import { hashPassword } from './hashPassword.ts';
import { isWeakPassword } from './isWeakPassword.ts';
import { revokeApiKeys } from './apiKeys/listApiKeys.ts';
import { revokeLogins } from './revokeLogins.ts';
import type { User } from './User.ts';
import { writePassword } from './writePassword.ts';

export type PasswordReset = { readonly ok: true; readonly user: User } | AccountRefused;

const invalid = (): AccountRefused => refuse(null, { code: 'reset_key_wrong' });

/** Whom a link of a mail is for, while it can still be used. */
export async function findReset(shop: Shop, token: string): Promise<User | null> {
  const row = await shop.queries
    .selectFrom('password_resets')
    .select('user_id')
    .where('token_hash', '=', hashToken(token))
    .where('used_at', 'is', null)
    .where('expires_at', '>', shop.now())
    .executeTakeFirst();
  const user = row ? await findUser(shop, row.user_id) : null;
  return user?.blockedAt === null ? user : null;
}

/** Once for each link. Whoever was logged in is not any more, and older links are worth nothing. */
export async function resetPassword(shop: Shop, token: string, password: string): Promise<PasswordReset> {
  const user = await findReset(shop, token);
  if (!user) return invalid();
  if (!password) return refuse('password', { code: 'password_needed' });
  if (isWeakPassword(password, [user.login, user.email]))
    return refuse('password', { code: 'password_weak' });
  const hash = await hashPassword(password);
  return inTransaction(shop, async (shop) => {
    await lockCredentials(shop, user.id);
    if (!(await useReset(shop, token))) return invalid();
    await writePassword(shop, user.id, hash);
    await revokeLogins(shop, user.id);
    await revokeApiKeys(shop, user.id);
    return { ok: true, user };
  });
}

async function useReset({ queries, now }: Shop, token: string): Promise<boolean> {
  const { numUpdatedRows } = await queries
    .updateTable('password_resets')
    .set({ used_at: now() })
    .where('token_hash', '=', hashToken(token))
    .where('used_at', 'is', null)
    .where('expires_at', '>', now())
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
