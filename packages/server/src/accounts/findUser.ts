import { isRowId } from '../security/isRowId.ts';
import type { Shop } from '../Shop.ts';
import { EMAIL_MAX_LENGTH } from '../limits.ts';
import { oneLine } from '../text/oneLine.ts';
import { readUser, USER_COLUMNS, type User } from './User.ts';

export async function findUser({ queries }: Shop, id: number): Promise<User | null> {
  if (!isRowId(id)) return null;
  const row = await queries
    .selectFrom('users')
    .select(USER_COLUMNS)
    .where('users.id', '=', id)
    .executeTakeFirst();
  return row ? readUser(row) : null;
}

export interface Credentials {
  readonly id: number;
  readonly login: string;
  readonly email: string;
  readonly passwordHash: string;
  readonly blockedAt: number | null;
}

const credentials = ({ queries }: Shop) =>
  queries
    .selectFrom('users')
    .select(['id', 'login', 'email', 'password_hash as passwordHash', 'blocked_at as blockedAt']);

/** By login name or email, in any case. */
export async function findCredentials(shop: Shop, loginOrEmail: string): Promise<Credentials | null> {
  const name = nameAsKept(loginOrEmail);
  const rows = await credentials(shop)
    .where((eb) => eb.or([eb('email', '=', name), eb('login', '=', name)]))
    .execute();
  // Somebody's old address may be their login name, and another's email by now.
  return rows.find(({ email }) => email === name) ?? rows[0] ?? null;
}

export async function findCredentialsOf(shop: Shop, userId: number): Promise<Credentials | null> {
  return (await credentials(shop).where('id', '=', userId).executeTakeFirst()) ?? null;
}

export const nameAsKept = (loginOrEmail: string): string =>
  oneLine(loginOrEmail, EMAIL_MAX_LENGTH).toLowerCase();

/**
 * Held until the transaction ends: a login, a reset and a change of one user come one after the other, so that no login
 * by an old password outlives the new one.
 */
export async function lockCredentials(shop: Shop, userId: number): Promise<Credentials | null> {
  const query = credentials(shop).where('id', '=', userId);
  const row = await (shop.kind === 'postgres' ? query.forUpdate() : query).executeTakeFirst();
  return row ?? null;
}
