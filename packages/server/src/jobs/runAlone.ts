import { randomUUID } from 'node:crypto';
import type { Shop } from '../Shop.ts';

/**
 * Does the work unless another instance is at it; says whether it was done. Who is killed at it holds others up until
 * the time that it had is over.
 */
export async function runAlone(
  shop: Shop,
  name: string,
  longestMs: number,
  work: () => Promise<void>,
): Promise<boolean> {
  const holder = randomUUID();
  if (!(await take(shop, name, holder, longestMs))) return false;
  try {
    await work();
    return true;
  } finally {
    await shop.queries
      .updateTable('job_locks')
      .set({ held_until: 0 })
      .where('name', '=', name)
      .where('holder', '=', holder)
      .execute();
  }
}

async function take(
  { queries, now }: Shop,
  name: string,
  holder: string,
  longestMs: number,
): Promise<boolean> {
  const row = { holder, held_until: now() + longestMs };
  const taken = await queries
    .insertInto('job_locks')
    .values({ name, ...row })
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet(row).where('job_locks.held_until', '<=', now()),
    )
    .returning('holder')
    .executeTakeFirst();
  return taken?.holder === holder;
}
