import type { AnyDatabase } from '../AnyDatabase.ts';
import { sql } from 'kysely';
import type { DatabaseKind } from '../DatabaseKind.ts';

/**
 * The search index follows the catalogue and can be made anew from it, so that backups leave it out.
 * Its words are in a table that each database has its own kind of: `search_index` (embedded), the column `tokens` (PostgreSQL).
 */
export const searchTables = {
  /** What can be found. kind: product, post, page. place (64 bits): best first, the same as the row's number in `search_index`. */
  search_entries: {
    columns: { kind: 'text!', entry_id: 'int!', place: 'time!', digest: 'text!' },
    primary: ['kind', 'entry_id'],
    unique: [['place']],
  },
  /** Words of the index; one that is no longer used stays until everything is indexed anew. is_spelled: it has spellings. */
  search_words: { columns: { word: 'key', is_spelled: 'int' } },
  /** variant: the beginning of a word that a misspelling may stand for, with a letter or two left out. */
  search_spellings: { columns: { variant: 'text!', word: 'text!' }, primary: ['variant', 'word'] },
} as const;

export const createSearchIndex = (db: AnyDatabase, kind: DatabaseKind): Promise<void> => CREATE[kind](db);

const CREATE: Readonly<Record<DatabaseKind, (db: AnyDatabase) => Promise<void>>> = {
  /** Tokens come folded and apart by spaces; the ascii tokenizer leaves every other letter as it is. */
  async sqlite(db) {
    await sql`create virtual table search_index using fts5(
      tokens, content='', contentless_delete=1, detail=none, prefix='2 3 4 5', tokenize='ascii')`.execute(db);
  },
  async postgres(db) {
    // Words that begin alike must stand together, whatever the language of the database.
    await sql`alter table search_words alter column word type text collate "C"`.execute(db);
    await sql`alter table search_entries add column tokens tsvector not null`.execute(db);
    // What waits to be put into the index is read by every search: the less of it, the better.
    await sql`create index search_entries_tokens on search_entries using gin (tokens)
      with (gin_pending_list_limit = 256)`.execute(db);
  },
};
