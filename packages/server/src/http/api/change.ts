import { isTaken } from '../../db/retryTaken.ts';
import { inTransaction } from '../../db/inTransaction.ts';
import { lockRow, type TableWithIds } from '../../db/lockRow.ts';
import { TRANSACTION_TRIES } from '../../limits.ts';
import type { Shop } from '../../Shop.ts';
import { changedMeanwhile, type Item, missing, type Refusal } from './answer/Outcome.ts';
import type { ApiCall } from './ApiCall.ts';
import { isExpected } from './request/expected.ts';

export interface Change<Result> {
  readonly table: TableWithIds;
  readonly id: number;
  readonly read: (shop: Shop) => Promise<Item<unknown> | null>;
  readonly write: (shop: Shop) => Promise<Result>;
  /** Default: by version, or by contents where there is none. */
  readonly isSame?: typeof isExpected;
}

/**
 * Changes something if it still is as the caller has seen it. Looking and writing are one step under the lock of its row,
 * so that of two editors one is told.
 */
export async function change<Result>(
  { shop, expected }: Pick<ApiCall, 'shop' | 'expected'>,
  { table, id, read, write, isSame = isExpected }: Change<Result>,
): Promise<Result | Refusal> {
  return retried(() =>
    inTransaction(shop, async (within) => {
      await lockRow(within, table, id);
      const current = await read(within);
      if (!current) return missing();
      return isSame(expected, current) ? write(within) : changedMeanwhile(current);
    }),
  );
}

/** PostgreSQL: a statement of a transaction that has failed already. */
const ABORTED = '25P02';

/** Two took one name at once: then PostgreSQL gives up the whole transaction, and it begins anew. */
async function retried<T>(work: () => Promise<T>): Promise<T> {
  for (let tried = 1; ; tried++) {
    try {
      return await work();
    } catch (error) {
      const isAborted = error instanceof Error && 'code' in error && error.code === ABORTED;
      if (!(isAborted || isTaken(error)) || tried >= TRANSACTION_TRIES) throw error;
    }
  }
}
