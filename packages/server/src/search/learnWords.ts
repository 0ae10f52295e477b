import { type RawBuilder, sql } from 'kysely';
import type { DatabaseKind } from '../db/DatabaseKind.ts';
import type { Shop } from '../Shop.ts';
import { INDEXED_START_LETTERS, SPELLED_EXACTLY_LETTERS } from './limits.ts';
import { spellingsOf } from './spellingsOf.ts';

/** Numbers and codes are spelled exactly or not at all. */
const SPELLED = new RegExp(`^\\p{L}{${SPELLED_EXACTLY_LETTERS + 1},}$`, 'u');

/** Whether a word is one of those that searches look up before they ask the index. */
export const isLookedUp = (word: string): boolean =>
  word.length > INDEXED_START_LETTERS && /^\p{L}+$/u.test(word);

/** Keeps the words that are new, and spellings of those that misspellings may stand for. */
export async function learnWords(
  shop: Shop,
  words: readonly string[],
  spelled: readonly string[],
): Promise<void> {
  const { kind, queries } = shop;
  const known = inOrder(words.filter(isLookedUp));
  if (known.length > 0)
    await sql`insert into search_words (word) ${WORDS[kind](known)} on conflict do nothing`.execute(queries);
  await learnSpellings(shop, inOrder(spelled.filter((word) => SPELLED.test(word))));
}

async function learnSpellings({ kind, queries }: Shop, words: readonly string[]): Promise<void> {
  if (words.length === 0) return;
  const { rows } = await sql<{ word: string }>`
    insert into search_words (word, is_spelled) select word, 1 from (${WORDS[kind](words)}) as words where true
    on conflict (word) do update set is_spelled = 1 where search_words.is_spelled = 0
    returning word`.execute(queries);
  const pairs = rows.flatMap(({ word }) => [...spellingsOf(word)].map((variant): Pair => [variant, word]));
  if (pairs.length > 0)
    await sql`insert into search_spellings (variant, word) ${PAIRS[kind](pairs)} on conflict do nothing`.execute(
      queries,
    );
}

/** In one order, so that two that learn the same words wait for each other and not both for both. */
const inOrder = (words: readonly string[]): readonly string[] => [...new Set(words)].sort();

type Pair = readonly [variant: string, word: string];

// `where true`: without it SQLite reads "on conflict" as the condition of a join.
const WORDS: Readonly<Record<DatabaseKind, (words: readonly string[]) => RawBuilder<unknown>>> = {
  sqlite: (words) => sql`select value as word from json_each(${JSON.stringify(words)}) where true`,
  postgres: (words) => sql`select unnest(${words}::text[]) as word`,
};
const PAIRS: Readonly<Record<DatabaseKind, (pairs: readonly Pair[]) => RawBuilder<unknown>>> = {
  sqlite: (pairs) => sql`select value ->> 0, value ->> 1 from json_each(${JSON.stringify(pairs)}) where true`,
  postgres: (pairs) =>
    sql`select * from unnest(${pairs.map(([variant]) => variant)}::text[], ${pairs.map(([, word]) => word)}::text[])`,
};
