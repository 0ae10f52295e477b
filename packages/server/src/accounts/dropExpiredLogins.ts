import type { Shop } from '../Shop.ts';

/** Logins and resets that have run out. */
export async function dropExpiredLogins({ queries, now }: Shop): Promise<void> {
  await queries.deleteFrom('logins').where('expires_at', '<=', now()).execute();
  await queries.deleteFrom('password_resets').where('expires_at', '<=', now()).execute();
}
