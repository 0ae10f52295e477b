import { inTransaction } from '../db/inTransaction.ts';
import type { Shop } from '../Shop.ts';
import { NOTICE_MS, SESSIONS_DROPPED_AT_ONCE } from './limits.ts';

/** Carts that nobody came back to, and old notices. Gives how many carts; in small steps, so that nobody waits long. */
export async function dropExpiredSessions(shop: Shop): Promise<number> {
  const before = shop.now() - NOTICE_MS;
  await shop.queries.deleteFrom('notices').where('created_at', '<', before).execute();
  for (let dropped = 0; ; ) {
    const count = await inTransaction(shop, dropSome);
    dropped += count;
    if (count < SESSIONS_DROPPED_AT_ONCE) return dropped;
  }
}

/** Whether it is still expired is asked by the statement that deletes it: a visitor may come back meanwhile. */
async function dropSome({ queries, now }: Shop): Promise<number> {
  const nowMs = now();
  const rows = await queries
    .deleteFrom('shop_sessions')
    .where('expires_at', '<', nowMs)
    .where('customer_id', 'in', (eb) =>
      eb
        .selectFrom('shop_sessions')
        .select('customer_id')
        .where('expires_at', '<', nowMs)
        .limit(SESSIONS_DROPPED_AT_ONCE),
    )
    .returning('customer_id')
    .execute();
  if (rows.length === 0) return 0;
  const ids = rows.map((row) => row.customer_id);
  for (const table of ['cart_items', 'cart_coupons', 'notices'] as const)
    await queries.deleteFrom(table).where('customer_id', 'in', ids).execute();
  return rows.length;
}
