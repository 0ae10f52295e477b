import type { Queries } from './Database.ts';
import { TRANSACTION_TRIES } from '../limits.ts';

/** PostgreSQL: two transactions waited for each other, or could not be put in an order. One of them is to begin anew. */
const RETRIED = new Set(['40001', '40P01']);

/** All of it or nothing: the work gets a shop whose queries are one transaction. Inside another it is part of that one. */
export async function inTransaction<S extends { readonly queries: Queries }, T>(
  shop: S,
  work: (shop: S) => Promise<T>,
): Promise<T> {
  if (shop.queries.isTransaction) return work(shop);
  for (let tried = 1; ; tried++) {
    try {
      return await shop.queries.transaction().execute((queries) => work({ ...shop, queries }));
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? String(error.code) : '';
      if (!RETRIED.has(code) || tried >= TRANSACTION_TRIES) throw error;
    }
  }
}
