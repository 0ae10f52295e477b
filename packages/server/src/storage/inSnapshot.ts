import { sql } from 'kysely';
import type { Database, Queries } from '../db/Database.ts';
import type { DatabaseKind } from '../db/DatabaseKind.ts';

const BEGIN: Readonly<Record<DatabaseKind, string>> = {
  sqlite: 'begin',
  postgres: 'begin isolation level repeatable read read only',
};

/**
 * The work sees the database as it was at its first query, while others go on writing. The connection is its own for as
 * long: on the embedded database open the file once more for it, or the shop waits.
 */
export const inSnapshot = <T>(
  { kind, queries }: Pick<Database, 'kind' | 'queries'>,
  work: (queries: Queries) => Promise<T>,
): Promise<T> =>
  queries.connection().execute(async (connection) => {
    await sql.raw(BEGIN[kind]).execute(connection);
    try {
      return await work(connection);
    } finally {
      await sql`rollback`.execute(connection);
    }
  });
