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
    await sql.raw(PLACES).execute(db);
  },
};

/**
 * The best places of what matches. Few matches are gathered and then put in order; of many, the entries are gone through
 * from the best on, which soon finds enough. PostgreSQL cannot guess how many there are, and a wrong guess costs a
 * second: so the function tries a few of the best, and tells it which way to take.
 */
const PLACES = `
  create function search_places(
    words tsquery, first_place bigint, end_place bigint, most int, in_order boolean, is_rare boolean)
  returns setof bigint language plpgsql stable
  set jit = off set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_indexonlyscan = off
  as $$
  declare
    few constant int := 1000;
    tried int;
    places bigint[];
  begin
    if not is_rare then
      perform set_config('enable_indexscan', 'on', true), set_config('enable_bitmapscan', 'off', true);
      foreach tried in array array[100, 4000] loop
        places := array(
          select place from (
            select place, tokens from search_entries
            where place >= first_place and place < end_place order by place limit tried) as best
          where tokens @@ words limit most);
        if cardinality(places) = most then
          return query select unnest(places);
          return;
        end if;
        exit when cardinality(places) < greatest(5, most / 40);
      end loop;
    end if;
    perform set_config('enable_indexscan', 'off', true), set_config('enable_bitmapscan', 'on', true);
    places := array(
      select place from search_entries
      where tokens @@ words and place + 0 >= first_place and place + 0 < end_place limit greatest(few, most));
    if not in_order or cardinality(places) < greatest(few, most) then
      return query select one from unnest(places) as one order by one limit most;
      return;
    end if;
    perform set_config('enable_indexscan', 'on', true), set_config('enable_bitmapscan', 'off', true);
    return query select place from search_entries
      where tokens @@ words and place >= first_place and place < end_place order by place limit most;
  end
  $$`;
