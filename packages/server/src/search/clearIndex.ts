import { sql } from 'kysely';
import type { Queries } from '../db/Database.ts';
import type { DatabaseKind } from '../db/DatabaseKind.ts';

/** Empties the search index: what is to be found is indexed again after it. */
export async function clearIndex(kind: DatabaseKind, queries: Queries): Promise<void> {
  if (kind === 'sqlite')
    await sql`insert into search_index (search_index) values ('delete-all')`.execute(queries);
  for (const table of ['search_entries', 'search_words', 'search_spellings'] as const)
    await queries.deleteFrom(table).execute();
}
