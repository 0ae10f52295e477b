import { sql } from 'kysely';
import type { AnyDatabase } from '../AnyDatabase.ts';
import type { DatabaseKind } from '../DatabaseKind.ts';

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

/** What PostgreSQL searches with. Shops that were there before have an older make of one of them. */
export async function createSearchFunctions(db: AnyDatabase, kind: DatabaseKind): Promise<void> {
  if (kind !== 'postgres') return;
  await sql`drop function if exists search_places(tsquery, bigint, bigint, int, boolean, boolean)`.execute(
    db,
  );
  for (const made of [PLACES, READINGS]) await sql.raw(made).execute(db);
}
