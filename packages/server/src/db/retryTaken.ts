import type { Shop } from '../Shop.ts';
import { NAME_TRIES } from '../limits.ts';

/** PostgreSQL and SQLite: a unique value that is there already. */
const TAKEN = new Set(['23505', 'SQLITE_CONSTRAINT_UNIQUE']);

export const isTaken = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && TAKEN.has(String(error.code));

/**
 * Two took one name at the same moment: the second one looks again, and sees it. Inside a transaction it cannot, as PostgreSQL
 * answers nothing more in that one: who began it begins anew.
 */
export async function retryTaken<T>({ queries }: Pick<Shop, 'queries'>, work: () => Promise<T>): Promise<T> {
  if (queries.isTransaction) return work();
  for (let tried = 1; ; tried++) {
    try {
      return await work();
    } catch (error) {
      if (!isTaken(error) || tried >= NAME_TRIES) throw error;
    }
  }
}
