import type { Selectable } from 'kysely';
import { prepared } from '../db/prepared.ts';
import type { Schema } from '../db/Schema.ts';
import type { Shop } from '../Shop.ts';
import { type Address, readAddress } from '../pricing/Address.ts';
import { GUEST_CART_MS, NEVER_MS, SEEN_EVERY_MS } from './limits.ts';

/** The id of the user whose cart it is; null for a guest's. */
export const userIdOf = (customerId: string): number | null =>
  /^\d+$/.test(customerId) ? Number(customerId) : null;

const expiry = (customerId: string, nowMs: number): number =>
  userIdOf(customerId) === null ? nowMs + GUEST_CART_MS : NEVER_MS;

/**
 * Makes the visitor's row or renews it. In a transaction it is also the visitor's lock: whoever changes the same
 * cart waits here until it is done.
 */
export async function renewSession(shop: Shop, customerId: string): Promise<void> {
  const nowMs = shop.now();
  await upsertSession(shop, { customerId, nowMs, expiresAt: expiry(customerId, nowMs) });
}

const upsertSession = prepared<{ customerId: string; nowMs: number; expiresAt: number }, unknown>(
  (queries, value) => {
    const times = { updated_at: value('nowMs'), expires_at: value('expiresAt') };
    return queries
      .insertInto('shop_sessions')
      .values({ customer_id: value('customerId'), created_at: value('nowMs'), ...times })
      .onConflict((conflict) => conflict.column('customer_id').doUpdateSet(times));
  },
);

/** As `renewSession`, for a visitor who has a row already. False when there is none. */
export async function touchSession({ queries, now }: Shop, customerId: string): Promise<boolean> {
  const nowMs = now();
  const { numUpdatedRows } = await queries
    .updateTable('shop_sessions')
    .set({ updated_at: nowMs, expires_at: expiry(customerId, nowMs) })
    .where('customer_id', '=', customerId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export interface Session {
  readonly billing: Address;
  readonly shipping: Address;
  /** Rates, one for each package. */
  readonly chosen: readonly string[];
  readonly paymentMethod: string;
  readonly ordersPlaced: number;
}

const sessionOf = prepared<{ customerId: string }, Selectable<Schema['shop_sessions']>>((queries, value) =>
  queries.selectFrom('shop_sessions').selectAll().where('customer_id', '=', value('customerId')),
);

/** What a visitor has told so far; a user who has not told anything yet has the addresses of the account. */
export async function readSession(shop: Shop, customerId: string): Promise<Session> {
  const { queries } = shop;
  const userId = userIdOf(customerId);
  const [row] = await sessionOf(shop, { customerId });
  // To be looked at keeps a cart too.
  if (row && row.expires_at < expiry(customerId, shop.now()) - SEEN_EVERY_MS)
    await touchSession(shop, customerId);
  let customer = JSON.parse(row?.customer ?? '{}') as { billing?: unknown; shipping?: unknown };
  if (userId !== null && !customer.billing && !customer.shipping) {
    const user = await queries
      .selectFrom('users')
      .select(['billing', 'shipping'])
      .where('id', '=', userId)
      .executeTakeFirst();
    customer = { billing: JSON.parse(user?.billing ?? '{}'), shipping: JSON.parse(user?.shipping ?? '{}') };
  }
  return {
    billing: readAddress(customer.billing),
    shipping: readAddress(customer.shipping),
    chosen: JSON.parse(row?.shipping ?? '[]') as string[],
    paymentMethod: row?.payment_method ?? '',
    ordersPlaced: row?.orders_placed ?? 0,
  };
}
