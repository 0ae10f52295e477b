import type { Queries } from './Database.ts';
import type { DatabaseKind } from './DatabaseKind.ts';
import { inTransaction } from './inTransaction.ts';

class Undone<T> extends Error {
  readonly result: T;
  constructor(result: T) {
    super('Undone, as it was asked for.');
    this.result = result;
  }
}

/** Does the work, and undoes it: for who wants to see what would come of it. Inside another transaction it would undo that one. */
export async function inUndoneTransaction<
  S extends { readonly kind: DatabaseKind; readonly queries: Queries },
  T,
>(shop: S, work: (shop: S) => Promise<T>): Promise<T> {
  if (shop.queries.isTransaction) throw new Error('A preview cannot be part of a change');
  try {
    return await inTransaction(shop, async (within): Promise<T> => {
      throw new Undone(await work(within));
    });
  } catch (error) {
    if (error instanceof Undone) return error.result as T;
    throw error;
  }
}
