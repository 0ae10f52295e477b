import { inTransaction } from '../db/inTransaction.ts';
import { inUndoneTransaction } from '../db/inUndoneTransaction.ts';
import { isTaken, retryTaken } from '../db/retryTaken.ts';
import type { Shop } from '../Shop.ts';
import type { ImportContext } from './importContext.ts';
import { failed, importRow, type RowResult } from './importRow.ts';
import type { Row } from './readRow.ts';

export interface Line {
  readonly line: number;
  readonly row: Row;
}

export interface BatchOptions<Item, Result> {
  readonly write: (shop: Shop, item: Item, context: ImportContext) => Promise<Result>;
  /** Of a line whose article number somebody else has taken at the same moment. */
  readonly taken: (item: Item) => Result;
  /** At the end of each transaction, within it. What it throws undoes it all. */
  readonly finish?: (shop: Shop, results: readonly Result[], items: readonly Item[]) => Promise<void>;
  /** Whether each transaction is undone when it has shown what would come of it. Default false. */
  readonly isUndone?: boolean;
}

export const TAKEN = failed([{ field: 'SKU', message: 'Somebody else has just taken it.' }]);

const PLAIN: BatchOptions<Line, RowResult> = {
  write: (shop, { line, row }, context) => importRow(shop, line, row, context),
  taken: () => TAKEN,
};

export const writeBatch = (
  shop: Shop,
  batch: readonly Line[],
  context: ImportContext,
): Promise<readonly RowResult[]> => writeItems(shop, batch, context, PLAIN);

/** All of them at once; when two of the shop's changes met, one by one. */
export async function writeItems<Item, Result>(
  shop: Shop,
  batch: readonly Item[],
  context: ImportContext,
  options: BatchOptions<Item, Result>,
): Promise<readonly Result[]> {
  try {
    return await writeAll(shop, batch, context, options);
  } catch (error) {
    if (!isTaken(error)) throw error;
  }
  const results: Result[] = [];
  for (const item of batch) results.push(...(await writeOne(shop, item, context, options)));
  return results;
}

async function writeOne<Item, Result>(
  shop: Shop,
  item: Item,
  context: ImportContext,
  options: BatchOptions<Item, Result>,
): Promise<readonly Result[]> {
  try {
    return await retryTaken(shop, () => writeAll(shop, [item], context, options));
  } catch (error) {
    if (!isTaken(error)) throw error;
    const results = [options.taken(item)];
    await inTransaction(shop, async (within) => options.finish?.(within, results, [item]));
    return results;
  }
}

/** Terms of a transaction that was undone are not there: what is known of them is forgotten. */
async function writeAll<Item, Result>(
  shop: Shop,
  items: readonly Item[],
  context: ImportContext,
  { write, finish, isUndone = false }: BatchOptions<Item, Result>,
): Promise<readonly Result[]> {
  let isAgain = false;
  try {
    return await (isUndone ? inUndoneTransaction : inTransaction)(shop, async (within) => {
      // It begins anew by itself when two waited for each other.
      if (isAgain) context.forget();
      isAgain = true;
      const results: Result[] = [];
      for (const item of items) results.push(await write(within, item, context));
      await finish?.(within, results, items);
      return results;
    });
  } catch (error) {
    context.forget();
    throw error;
  } finally {
    if (isUndone) context.forget();
  }
}
