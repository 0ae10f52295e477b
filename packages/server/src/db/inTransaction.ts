import type { Queries } from './Database.ts';
import type { DatabaseKind } from './DatabaseKind.ts';
import { TRANSACTION_TRIES } from '../limits.ts';
import { shareCommit } from './shareCommit.ts';

/** PostgreSQL: two transactions waited for each other, or could not be put in an order. One of them is to begin anew. */
const RETRIED = new Set(['40001', '40P01']);

/** All of it or nothing: the work gets a shop whose queries are one transaction. Inside another it is part of that one. */
export async function inTransaction<S extends { readonly kind: DatabaseKind; readonly queries: Queries }, T>(
  shop: S,
  work: (shop: S) => Promise<T>,
): Promise<T> {
  if (shop.queries.isTransaction) return work(shop);
  const within = (queries: Queries): Promise<T> => work({ ...shop, queries });
  if (shop.kind === 'sqlite') return shareCommit(shop.queries, within);
  for (let tried = 1; ; tried++) {
    try {
      return await shop.queries.transaction().execute(within);
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? String(error.code) : '';
      if (!RETRIED.has(code) || tried >= TRANSACTION_TRIES) throw error;
    }
  }
}
