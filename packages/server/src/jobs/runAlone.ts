import { randomUUID } from 'node:crypto';
import { describeError } from '../faults/describeError.ts';
import { withoutSecrets } from '../faults/withoutSecrets.ts';
import type { Shop } from '../Shop.ts';

/** Tells how far the work is: everybody who looks at it sees it. */
export type TellProgress = (done: number, total: number) => void;

/** In characters: the whole of it is among the faults. */
const LONGEST_ERROR = 300;

/**
 * Does the work unless another instance is at it; says whether it was done. Who is killed at it holds others up until
 * the time that it had is over, counted from when it last told how far it was.
 */
export async function runAlone(
  shop: Shop,
  name: string,
  longestMs: number,
  work: (tell: TellProgress) => Promise<void>,
): Promise<boolean> {
  const holder = randomUUID();
  if (!(await take(shop, name, holder, longestMs))) return false;
  const progress = createProgress(shop, name, holder, longestMs);
  let error = '';
  try {
    await work(progress.tell);
    return true;
  } catch (fault) {
    error = withoutSecrets(describeError(fault).message).slice(0, LONGEST_ERROR) || 'failed';
    throw fault;
  } finally {
    await progress.settled();
    await shop.queries
      .updateTable('job_locks')
      .set({ held_until: 0, ended_at: shop.now(), error })
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
  const row = { holder, held_until: now() + longestMs, began_at: now(), done: 0, total: 0 };
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

/** Work that counts thousands of things must not write thousands of times. */
const TOLD_EVERY_MS = 400;

function createProgress({ queries, now }: Shop, name: string, holder: string, longestMs: number) {
  let toldMs = 0;
  let writing: Promise<unknown> = Promise.resolve();
  return {
    settled: () => writing,
    tell(done: number, total: number): void {
      // By the wall: how often a database is written to has nothing to do with what the shop takes for now.
      if (done < total && Date.now() - toldMs < TOLD_EVERY_MS) return;
      toldMs = Date.now();
      writing = writing.then(() =>
        queries
          .updateTable('job_locks')
          .set({ done, total, held_until: now() + longestMs })
          .where('name', '=', name)
          .where('holder', '=', holder)
          .execute()
          // It only tells how far it is: the work itself says what is wrong.
          .catch(() => undefined),
      );
    },
  };
}
