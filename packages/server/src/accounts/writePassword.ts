import type { Shop } from '../Shop.ts';

/** In the caller's transaction. Links that were sent for the old password are worth nothing. */
export async function writePassword({ queries, now }: Shop, userId: number, hash: string): Promise<void> {
  await queries
    .updateTable('users')
    .set((eb) => ({ password_hash: hash, version: eb('version', '+', 1), updated_at: now() }))
    .where('id', '=', userId)
    .execute();
  await queries
    .updateTable('password_resets')
    .set({ used_at: now() })
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .execute();
}
