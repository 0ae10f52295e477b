import type { Shop } from '../Shop.ts';

/** In the caller's transaction. Links that were sent for the old password are worth nothing. */
export async function writePassword(shop: Shop, userId: number, hash: string): Promise<void> {
  const { queries, now } = shop;
  await queries
    .updateTable('users')
    .set((eb) => ({ password_hash: hash, version: eb('version', '+', 1), updated_at: now() }))
    .where('id', '=', userId)
    .execute();
  await voidResets(shop, userId);
}

/** Links that are still on their way, to an address or for a password that the account has no more. */
export async function voidResets({ queries, now }: Shop, userId: number): Promise<void> {
  await queries
    .updateTable('password_resets')
    .set({ used_at: now() })
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .execute();
}
