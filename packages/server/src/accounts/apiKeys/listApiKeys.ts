import type { Shop } from '../../Shop.ts';
import { can } from '../roles.ts';
import type { User } from '../User.ts';
import { type ApiKey, readKey } from './ApiKey.ts';

const COLUMNS = [
  'id',
  'user_id',
  'name',
  'token_start',
  'rights',
  'created_at',
  'used_at',
  'expires_at',
] as const;

/** One's own; of everybody for who manages users. The newest first. */
export async function listApiKeys({ queries }: Shop, asker: User): Promise<readonly ApiKey[]> {
  let query = queries.selectFrom('api_keys').select(COLUMNS);
  if (!can(asker, 'manageUsers')) query = query.where('user_id', '=', asker.id);
  return (await query.orderBy('id', 'desc').execute()).map(readKey);
}

/** Null when there is none, or it is somebody else's. */
export async function findKeyById(shop: Shop, asker: User, id: number): Promise<ApiKey | null> {
  const keys = await listApiKeys(shop, asker);
  return keys.find((key) => key.id === id) ?? null;
}

/** Ends one, by the same rule. */
export async function revokeApiKey({ queries }: Shop, asker: User, id: number): Promise<boolean> {
  let query = queries.deleteFrom('api_keys').where('id', '=', id);
  if (!can(asker, 'manageUsers')) query = query.where('user_id', '=', asker.id);
  const { numDeletedRows } = await query.executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Ends all of a user's: with a new password nobody stays in by a key that a thief has made. */
export async function revokeApiKeys({ queries }: Shop, userId: number): Promise<void> {
  await queries.deleteFrom('api_keys').where('user_id', '=', userId).execute();
}
