import { sql } from 'kysely';
import type { Database } from '../db/Database.ts';
import { SCHEMA_STEPS } from './storedTables.ts';

/** Why the rows of a database cannot be read: it is none of a shop, or not of this version. Null: they can. */
export async function whyUnreadable({ queries }: Pick<Database, 'queries'>): Promise<string | null> {
  const tables = await queries.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === 'kysely_migration')) return 'There is no shop in this database.';
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(
    queries,
  );
  const isCurrent = rows.map(({ name }) => name).join() === SCHEMA_STEPS.join();
  return isCurrent ? null : 'This database is of another version: start the shop on it once.';
}
