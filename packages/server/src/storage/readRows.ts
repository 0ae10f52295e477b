import { sql } from 'kysely';
import type { Queries } from '../db/Database.ts';
import type { DatabaseKind } from '../db/DatabaseKind.ts';
import { ROWS_AT_ONCE } from './limits.ts';
import type { Rows, TableCount, Value } from './Rows.ts';
import { STORED_TABLES, type StoredTable } from './storedTables.ts';

/** What there is, to be told before the rows. */
export async function countTables(kind: DatabaseKind, queries: Queries): Promise<readonly TableCount[]> {
  const counts: TableCount[] = [];
  for (const { name, columns, isCounted } of STORED_TABLES) {
    const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(name)}`.execute(
      queries,
    );
    const lastId = isCounted ? await LAST_ID[kind](queries, name) : null;
    counts.push({ name, columns, rows: rows[0]?.count ?? 0, lastId });
  }
  return counts;
}

const LAST_ID: Readonly<Record<DatabaseKind, (queries: Queries, table: string) => Promise<number>>> = {
  async sqlite(queries, table) {
    const { rows } = await sql<{
      seq: number;
    }>`select seq from sqlite_sequence where name = ${table}`.execute(queries);
    return rows[0]?.seq ?? 0;
  },
  async postgres(queries, table) {
    const { rows } = await sql<{ last: number | null }>`
      select pg_sequence_last_value(pg_get_serial_sequence(${table}, 'id')) as last`.execute(queries);
    return rows[0]?.last ?? 0;
  },
};

/** All rows, some at a time, in the order of their keys. */
export async function* readRows(queries: Queries): AsyncGenerator<Rows> {
  for (const table of STORED_TABLES) {
    let after: readonly Value[] | null = null;
    for (;;) {
      const rows: readonly Row[] = await readNext(queries, table, after);
      const last = rows.at(-1);
      if (!last) break;
      const valuesOf = (row: Row, columns: readonly string[]) => columns.map((column) => row[column] ?? null);
      yield { table: table.name, rows: rows.map((row) => valuesOf(row, table.columns)) };
      after = valuesOf(last, table.primary);
    }
  }
}

type Row = Readonly<Record<string, Value>>;

async function readNext(
  queries: Queries,
  { name, columns, primary }: StoredTable,
  after: readonly Value[] | null,
): Promise<readonly Row[]> {
  const list = (names: readonly string[]) => sql.join(names.map((column) => sql.ref(column)));
  const { rows } = await sql<Row>`
    select ${list(columns)} from ${sql.table(name)}
    ${after ? sql`where (${list(primary)}) > (${sql.join(after)})` : sql``}
    order by ${list(primary)} limit ${ROWS_AT_ONCE}`.execute(queries);
  return rows;
}
