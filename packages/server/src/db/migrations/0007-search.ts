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
    for (const made of [PLACES, READINGS]) await sql.raw(made).execute(db);
  },
};

/**
 * The best places of what matches. Few matches are gathered and then put in order; of many, the entries are gone through
 * from the best on, which soon finds enough. PostgreSQL cannot guess how many there are, and a wrong guess costs a
 * second: so the function tries some of the best, and tells it which way to take.
 */
const PLACES = `
  create function search_places(
    words tsquery, first_place bigint, end_place bigint, most int, in_order boolean, is_rare boolean)
  returns bigint[] language plpgsql stable
  as $$
  declare
    tried constant int := 150;
    gone_through constant int := 2500;
    gathered constant int := greatest(3000, most);
    places bigint[];
  begin
    if not is_rare then
      perform set_config('enable_indexscan', 'on', true), set_config('enable_bitmapscan', 'off', true);
      places := array(
        select place from (
          select place, tokens from search_entries
          where place >= first_place and place < end_place order by place limit tried) as best
        where tokens @@ words limit most);
      if cardinality(places) < most and cardinality(places) >= greatest(1, most * tried / gone_through) then
        places := array(
          select place from (
            select place, tokens from search_entries
            where place >= first_place and place < end_place order by place limit gone_through) as best
          where tokens @@ words limit most);
      end if;
      if cardinality(places) = most then
        return places;
      end if;
    end if;
    perform set_config('enable_indexscan', 'off', true), set_config('enable_bitmapscan', 'on', true);
    places := array(
      select place from search_entries
      where tokens @@ words and place + 0 >= first_place and place + 0 < end_place limit gathered);
    if not in_order or cardinality(places) < gathered then
      return array(select one from unnest(places) as one order by one limit most);
    end if;
    perform set_config('enable_indexscan', 'on', true), set_config('enable_bitmapscan', 'off', true);
    return array(
      select place from search_entries
      where tokens @@ words and place >= first_place and place < end_place order by place limit most);
  end
  $$`;

/** Reading after reading until there is enough; at: the number of the first one that found it. rare: so many match little. */
const READINGS = `
  create function search_readings(
    readings tsquery[], rare int, first_place bigint, end_place bigint, most int, in_order boolean)
  returns table (at int, place bigint) language plpgsql stable
  set jit = off set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_indexonlyscan = off
  set enable_indexscan = on set enable_bitmapscan = on
  as $$
  declare
    known bigint[] := '{}';
    fresh bigint[];
  begin
    for reading in 1 .. cardinality(readings) loop
      fresh := search_places(readings[reading], first_place, end_place, most, in_order, reading <= rare);
      if cardinality(known) > 0 then
        fresh := array(
          select one from unnest(fresh) with ordinality as listed (one, nth)
          where not exists (select from unnest(known) as before where before = one)
          order by nth limit most - cardinality(known));
      end if;
      return query select reading, one from unnest(fresh) as one;
      known := known || fresh;
      exit when cardinality(known) >= most;
    end loop;
  end
  $$`;
