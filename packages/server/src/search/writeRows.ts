import { sql } from 'kysely';
import type { Queries } from '../db/Database.ts';
import type { DatabaseKind } from '../db/DatabaseKind.ts';
import type { Shop } from '../Shop.ts';

export interface IndexRow {
  readonly kind: string;
  readonly entry_id: number;
  readonly place: number;
  readonly digest: string;
  /** Apart by spaces. */
  readonly tokens: string;
}
type Placed = Pick<IndexRow, 'place'>;

/** Takes old rows out and puts new ones in. */
export async function writeRows(
  { kind, queries }: Shop,
  old: readonly Placed[],
  rows: readonly IndexRow[],
): Promise<void> {
  if (old.length > 0) await REMOVE[kind](queries, old);
  if (rows.length > 0) await PUT[kind](queries, rows);
}

const REMOVE: Readonly<Record<DatabaseKind, (queries: Queries, old: readonly Placed[]) => Promise<void>>> = {
  async sqlite(queries, old) {
    for (const { place } of old) {
      await sql`delete from search_index where rowid = ${place}`.execute(queries);
      await queries.deleteFrom('search_entries').where('place', '=', place).execute();
    }
  },
  async postgres(queries, old) {
    const places = old.map(({ place }) => place);
    await sql`delete from search_entries where place = any(${places}::bigint[])`.execute(queries);
  },
};

/** PostgreSQL: another may have put the same one in meanwhile. */
const PUT: Readonly<Record<DatabaseKind, (queries: Queries, rows: readonly IndexRow[]) => Promise<void>>> = {
  async sqlite(queries, rows) {
    for (const { tokens, ...row } of rows) {
      await sql`insert into search_index (rowid, tokens) values (${row.place}, ${tokens})`.execute(queries);
      await queries.insertInto('search_entries').values(row).execute();
    }
  },
  async postgres(queries, rows) {
    const column = <Name extends keyof IndexRow>(name: Name) => rows.map((row) => row[name]);
    await sql`
      insert into search_entries (kind, entry_id, place, digest, tokens)
      select kind, entry_id, place, digest, array_to_tsvector(string_to_array(tokens, ' '))
      from unnest(${column('kind')}::text[], ${column('entry_id')}::int[], ${column('place')}::bigint[],
        ${column('digest')}::text[], ${column('tokens')}::text[]) as made (kind, entry_id, place, digest, tokens)
      on conflict (kind, entry_id) do update
      set place = excluded.place, digest = excluded.digest, tokens = excluded.tokens`.execute(queries);
  },
};
