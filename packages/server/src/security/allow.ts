import type { Shop } from '../Shop.ts';
import { LONGEST_WINDOW_MS } from './limits.ts';

export interface AttemptLimit {
  readonly limit: number;
  readonly windowMs: number;
}

/**
 * Counts one attempt and says whether it is within the limit of this window; all instances count together.
 * Not for use inside a transaction: what is rolled back was never counted.
 */
export async function allow(
  { queries, now }: Shop,
  name: string,
  { limit, windowMs }: AttemptLimit,
): Promise<boolean> {
  const { count } = await queries
    .insertInto('attempts')
    .values({ name, window_start: windowStart(now(), windowMs), count: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['name', 'window_start'])
        .doUpdateSet((eb) => ({ count: eb('attempts.count', '+', 1) })),
    )
    .returning('count')
    .executeTakeFirstOrThrow();
  return count <= limit;
}

/**
 * The same for what one address does. Where it is not known ('', behind a proxy that is not trusted) nothing is counted: it would
 * be the same one for everybody, and one visitor could lock all others out.
 */
export const allowAddress = async (
  shop: Shop,
  what: string,
  address: string,
  limit: AttemptLimit,
): Promise<boolean> => address === '' || allow(shop, addressName(what, address), limit);

export async function uncountAddress(
  shop: Shop,
  what: string,
  address: string,
  limit: AttemptLimit,
): Promise<void> {
  if (address !== '') await uncount(shop, addressName(what, address), limit);
}

const addressName = (what: string, address: string): string => `${what}:address:${address}`;

/** Who succeeded begins anew. */
export async function forgetAttempts({ queries }: Shop, name: string): Promise<void> {
  await queries.deleteFrom('attempts').where('name', '=', name).execute();
}

/** Takes one back that was allowed and turned out to be none. */
export async function uncount(
  { queries, now }: Shop,
  name: string,
  { windowMs }: AttemptLimit,
): Promise<void> {
  await queries
    .updateTable('attempts')
    .set((eb) => ({ count: eb('count', '-', 1) }))
    .where('name', '=', name)
    .where('window_start', '=', windowStart(now(), windowMs))
    .where('count', '>', 0)
    .execute();
}

export async function dropOldAttempts({ queries, now }: Shop): Promise<void> {
  await queries
    .deleteFrom('attempts')
    .where('window_start', '<', now() - LONGEST_WINDOW_MS)
    .execute();
}

const windowStart = (nowMs: number, windowMs: number): number => Math.floor(nowMs / windowMs) * windowMs;
