import { sql } from 'kysely';
import type { Database, Queries } from '../db/Database.ts';
import type { DatabaseKind } from '../db/DatabaseKind.ts';
import { inTransaction } from '../db/inTransaction.ts';
import { clearIndex } from '../search/tidyIndex.ts';
import { reindex } from '../catalogue/indexing/reindex.ts';
import { insertRows } from './insertRows.ts';
import { countTables } from './readRows.ts';
import { type ReplaceOptions, type Rows, refused, type Stored, sumRows, type TableCount } from './Rows.ts';
import { STORED_TABLES } from './storedTables.ts';

type Target = Pick<Database, 'kind' | 'queries'>;

const NOT_EMPTY = 'There is data in this database already; --force replaces it.';

/**
 * Fills a database with rows from elsewhere, all of them or none. Its search index is made anew with them.
 * The rows are asked for again when the transaction has to begin anew.
 */
export async function replaceAll(
  db: Target,
  tables: readonly TableCount[],
  batches: () => AsyncIterable<Rows>,
  { force = false, onProgress, onIndex, keep }: ReplaceOptions = {},
): Promise<Stored> {
  const total = sumRows(tables);
  const columnsOf = new Map(tables.map(({ name, columns }) => [name, columns]));
  return inTransaction(db, async ({ kind, queries }) => {
    await LOCK[kind](queries);
    if (!force && sumRows(await countTables(kind, queries)) > 0) return refused(NOT_EMPTY);
    const putBack = await keep?.(queries);
    await clear(kind, queries);
    let done = 0;
    for await (const batch of batches()) {
      await insertRows(kind, queries, columnsOf.get(batch.table) ?? [], batch);
      done += batch.rows.length;
      onProgress?.(done, total);
    }
    await reindex({ kind, queries, now: Date.now }, { onProgress: onIndex });
    for (const { name, lastId } of tables) if (lastId) await COUNT_FROM[kind](queries, name, lastId);
    await putBack?.(queries);
    return { ok: true, rows: done };
  });
}

async function clear(kind: DatabaseKind, queries: Queries): Promise<void> {
  await clearIndex(kind, queries);
  for (const { name } of STORED_TABLES) await sql`delete from ${sql.table(name)}`.execute(queries);
}

/** Others may read meanwhile, and not write. The embedded database has one writer anyway. */
const LOCK: Readonly<Record<DatabaseKind, (queries: Queries) => Promise<void>>> = {
  sqlite: async () => {},
  async postgres(queries) {
    const names = sql.join(STORED_TABLES.map(({ name }) => sql.table(name)));
    await sql`lock table ${names} in exclusive mode`.execute(queries);
  },
};

/** New ids begin after the last that was ever handed out. */
const COUNT_FROM: Readonly<
  Record<DatabaseKind, (queries: Queries, table: string, lastId: number) => Promise<void>>
> = {
  async sqlite(queries, table, lastId) {
    await sql`delete from sqlite_sequence where name = ${table}`.execute(queries);
    await sql`insert into sqlite_sequence (name, seq) values (${table}, ${lastId})`.execute(queries);
  },
  async postgres(queries, table, lastId) {
    await sql`select setval(pg_get_serial_sequence(${table}, 'id'), ${lastId})`.execute(queries);
  },
};
