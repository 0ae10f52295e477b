import { sql } from 'kysely';
import type { Queries } from '../db/Database.ts';
import type { DatabaseKind } from '../db/DatabaseKind.ts';
import type { Rows, Value } from './Rows.ts';

type Insert = (queries: Queries, columns: readonly string[], rows: Rows) => Promise<void>;

const list = (columns: readonly string[]) => sql.join(columns.map((column) => sql.ref(column)));

/** All rows as one parameter: the statement stays the same, and is prepared once for a table. */
const INSERT: Readonly<Record<DatabaseKind, Insert>> = {
  async sqlite(queries, columns, { table, rows }) {
    const values = columns.map((_, at) => sql`value ->> ${sql.lit(at)}`);
    await sql`
      insert into ${sql.table(table)} (${list(columns)})
      select ${sql.join(values)} from json_each(${JSON.stringify(rows)})`.execute(queries);
  },
  async postgres(queries, columns, { table, rows }) {
    const named = rows.map((row) =>
      Object.fromEntries(columns.map((column, at) => [column, row[at] ?? null])),
    );
    await sql`
      insert into ${sql.table(table)} (${list(columns)})
      select ${list(columns)} from json_populate_recordset(null::${sql.table(table)},
        ${JSON.stringify(named, withoutNul)}::json)`.execute(queries);
  },
};

/** The one character that no text of PostgreSQL can hold. */
const withoutNul = (_: string, value: Value): Value =>
  typeof value === 'string' ? value.replaceAll('\0', '') : value;

export const insertRows = (
  kind: DatabaseKind,
  queries: Queries,
  columns: readonly string[],
  rows: Rows,
): Promise<void> => INSERT[kind](queries, columns, rows);
