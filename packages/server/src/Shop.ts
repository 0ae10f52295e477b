import type { Database } from './db/Database.ts';

/** What the domain works with: a database (or a transaction on it) and the time. */
export interface Shop extends Pick<Database, 'kind' | 'queries'> {
  readonly now: () => number;
}
