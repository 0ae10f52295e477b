import { createHash } from 'node:crypto';
import type { Shop } from '../Shop.ts';
import type { Entry, EntryKind } from './Entry.ts';
import { learnWords } from './learnWords.ts';
import { placeOf } from './placeOf.ts';
import { tokensOf } from './tokensOf.ts';
import { type IndexRow, writeRows } from './writeRows.ts';

/** Makes these entries the only ones of the ids and kinds; those that are as before are not written again. */
export async function writeEntries(
  shop: Shop,
  kinds: readonly EntryKind[],
  ids: readonly number[],
  entries: readonly Entry[],
): Promise<void> {
  const old = await readRows(shop, kinds, ids);
  const written = entries.map((entry) => ({ entry, ...tokensOf(entry) }));
  const rows = written.map(({ entry, tokens }) => rowOf(entry, tokens));
  const same = new Set(
    rows.flatMap((row) => {
      const before = old.get(keyOf(row));
      return before?.place === row.place && before.digest === row.digest ? [keyOf(row)] : [];
    }),
  );
  const isChanged = (row: KnownRow): boolean => !same.has(keyOf(row));
  await writeRows(shop, [...old.values()].filter(isChanged), rows.filter(isChanged));
  await learnWords(
    shop,
    written.flatMap(({ words }) => words),
    written.flatMap(({ spelled }) => spelled),
  );
}

type KnownRow = Omit<IndexRow, 'tokens'>;

async function readRows(
  { queries }: Shop,
  kinds: readonly EntryKind[],
  ids: readonly number[],
): Promise<ReadonlyMap<string, KnownRow>> {
  const rows = await queries
    .selectFrom('search_entries')
    .select(['kind', 'entry_id', 'place', 'digest'])
    .where('kind', 'in', kinds)
    .where('entry_id', 'in', ids)
    .execute();
  return new Map(rows.map((row) => [keyOf(row), row]));
}

function rowOf(entry: Entry, list: readonly string[]): IndexRow {
  const tokens = list.join(' ');
  const digest = createHash('sha1').update(tokens).digest('base64url');
  return { kind: entry.kind, entry_id: entry.id, place: placeOf(entry), digest, tokens };
}

const keyOf = ({ kind, entry_id }: KnownRow): string => `${kind}/${entry_id}`;
