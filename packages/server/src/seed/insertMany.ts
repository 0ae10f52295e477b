import type { Insertable } from 'kysely';
import type { Schema } from '../db/Schema.ts';
import type { Shop } from '../Shop.ts';

export type NewRow<Table extends keyof Schema> = Insertable<Schema[Table]>;

/** PostgreSQL takes 65,535 values in one statement, SQLite 32,766. */
const VALUES = 30_000;

/** Many rows of one table, as few statements as there can be. All have the same columns. */
export async function insertMany<Table extends keyof Schema>(
  { queries }: Shop,
  table: Table,
  rows: readonly NewRow<Table>[],
): Promise<void> {
  const columns = Object.keys(rows[0] ?? {}).length;
  const size = Math.max(1, Math.floor(VALUES / Math.max(1, columns)));
  for (let at = 0; at < rows.length; at += size)
    await queries
      .insertInto(table)
      .values(rows.slice(at, at + size) as never)
      .execute();
}
