import { sql } from 'kysely';
import type { Queries } from '../db/Database.ts';
import type { DatabaseKind } from '../db/DatabaseKind.ts';
import type { Shop } from '../Shop.ts';
import { MERGED_PAGES } from './limits.ts';

/** For after many changes: what was written in many small parts is slow to read until they are put together. */
export const tidyIndex = ({ kind, queries }: Shop): Promise<void> => TIDY[kind](queries);

const TIDY: Readonly<Record<DatabaseKind, (queries: Queries) => Promise<void>>> = {
  async sqlite(queries) {
    // Step by step: nobody can write meanwhile. A step that has nothing to do counts as one change.
    for (let before = -2, after = 0; after - before > 1; ) {
      before = await countChanges(queries);
      await sql`insert into search_index (search_index, rank) values ('merge', ${-MERGED_PAGES})`.execute(
        queries,
      );
      after = await countChanges(queries);
    }
  },
  async postgres(queries) {
    await sql`select gin_clean_pending_list('search_entries_tokens')`.execute(queries);
    await sql`analyze search_entries, search_words, search_spellings`.execute(queries);
  },
};

async function countChanges(queries: Queries): Promise<number> {
  const { rows } = await sql<{ count: number }>`select total_changes() as count`.execute(queries);
  return rows[0]?.count ?? 0;
}

/** Empties the search index: what is to be found is indexed again after it. */
export async function clearIndex(kind: DatabaseKind, queries: Queries): Promise<void> {
  if (kind === 'sqlite')
    await sql`insert into search_index (search_index) values ('delete-all')`.execute(queries);
  for (const table of ['search_entries', 'search_words', 'search_spellings'] as const)
    await queries.deleteFrom(table).execute();
}
