import type { Shop } from '../Shop.ts';
import type { Role } from './roles.ts';

export interface NewUser {
  readonly login: string;
  readonly email: string;
  readonly passwordHash: string;
  readonly firstName?: string;
  readonly lastName?: string;
  readonly displayName?: string;
  readonly role?: Role;
}

/**
 * The new id, or which of the two somebody has already. Checks nothing else. Two at once with one email: one of them
 * gets it; nothing is thrown that would end a transaction around it.
 */
export async function insertUser(shop: Shop, user: NewUser): Promise<number | 'email' | 'login'> {
  const nowMs = shop.now();
  const names = [user.firstName, user.lastName].filter(Boolean).join(' ');
  const made = await shop.queries
    .insertInto('users')
    .values({
      login: user.login,
      email: user.email,
      password_hash: user.passwordHash,
      display_name: user.displayName || names || user.login,
      first_name: user.firstName ?? '',
      last_name: user.lastName ?? '',
      role: user.role ?? 'customer',
      version: 1,
      created_at: nowMs,
      updated_at: nowMs,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (made) return made.id;
  return (await isEmailTaken(shop, user.email)) ? 'email' : 'login';
}

export async function isEmailTaken({ queries }: Shop, email: string): Promise<boolean> {
  const row = await queries.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst();
  return row !== undefined;
}
