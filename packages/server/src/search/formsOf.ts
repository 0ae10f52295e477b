import { sql } from 'kysely';
import type { DatabaseKind } from '../db/DatabaseKind.ts';
import { prepared } from '../db/prepared.ts';
import type { Shop } from '../Shop.ts';
import { groupBy } from './groupBy.ts';
import { isLookedUp } from './learnWords.ts';
import { WORDS_ASKED } from './limits.ts';

/** A word that will do for one that was typed, or the beginning of some. */
export interface Form {
  readonly word: string;
  readonly isStart: boolean;
}
export type Forms = ReadonlyMap<string, readonly Form[]>;

const exactly = (word: string): Form => ({ word, isStart: false });

/** Each word as it is, in either number. */
export const wholeForms = (words: readonly string[]): Forms =>
  new Map(words.map((word) => [word, [word, ...pluralsOf(word)].map(exactly)]));

/**
 * Each word as a beginning of others. A long beginning is asked for as the words that begin so: the index would have to
 * gather all that they are in before it could give the first one.
 */
export async function startForms(shop: Shop, words: readonly string[]): Promise<Forms> {
  const lookedUp = words.filter(isLookedUp);
  const begun = lookedUp.length > 0 ? await BEGUN[shop.kind](shop, lookedUp) : new Map();
  return new Map(
    words.map((word) => [word, [...startsOf(word, begun.get(word)), ...pluralsOf(word).map(exactly)]]),
  );
}

/** known: the shop's words that begin so, when they were looked up. */
const startsOf = (word: string, known: readonly string[] | undefined): readonly Form[] =>
  !isLookedUp(word) || (known?.length ?? 0) > WORDS_ASKED
    ? [{ word, isStart: true }]
    : (known ?? []).map(exactly);

type Begun = (shop: Shop, words: readonly string[]) => Promise<ReadonlyMap<string, readonly string[]>>;

/** The shop's words that begin like each, some more than are asked for at most. */
const BEGUN: Readonly<Record<DatabaseKind, Begun>> = {
  async sqlite(shop, words) {
    const begun = new Map<string, readonly string[]>();
    for (const word of words)
      begun.set(
        word,
        (await wordsFrom(shop, { word, end: after(word) })).map((row) => row.word),
      );
    return begun;
  },
  async postgres(shop, words) {
    const rows = await wordsFromEach(shop, { words, ends: words.map(after) });
    const groups = groupBy(rows, ({ begins }) => begins);
    return new Map(words.map((word) => [word, (groups.get(word) ?? []).map((row) => row.word)]));
  },
};

const after = (word: string): string => `${word}\u{10FFFF}`;

const wordsFrom = prepared<{ word: string; end: string }, { word: string }>((queries, value) =>
  queries
    .selectFrom('search_words')
    .select('word')
    .where('word', '>=', value('word'))
    .where('word', '<', value('end'))
    .orderBy('word')
    .limit(WORDS_ASKED + 1),
);

const wordsFromEach = prepared<
  { words: readonly string[]; ends: readonly string[] },
  { begins: string; word: string }
>((queries, value) => ({
  compile: () =>
    sql<{ begins: string; word: string }>`
      select begins, found.word from unnest(${value('words')}::text[], ${value('ends')}::text[]) as asked (begins, ends)
      cross join lateral (
        select word from search_words where word >= begins and word < ends order by word limit ${sql.lit(WORDS_ASKED + 1)}
      ) as found`.compile(queries),
}));

/** An ending, what stands in its place in the other number, and what it must follow. */
const ENDINGS: readonly (readonly [ending: RegExp, other: string])[] = [
  [/(?<=[a-z]{2})ies$/, 'y'],
  [/(?<=[a-z][^aeiou\W])y$/, 'ies'],
  [/(?<=[a-z]{2})ves$/, 'f'],
  [/(?<=[a-z]{2})ves$/, 'fe'],
  [/(?<=[a-z]{2}[^f])fe?$/, 'ves'],
  [/(?<=[a-z](?:s|x|z|ch|sh|o))es$/, ''],
  [/(?<=[a-z]{2}[^su\W])s$/, ''],
  [/(?<=[a-z]{2})eaux$/, 'eau'],
  [/(?<=[a-z]{2})aux$/, 'al'],
];

/** A word in the other number, as English (and a little French) has it. A longer form is found by its beginning anyway. */
const pluralsOf = (word: string): readonly string[] =>
  ENDINGS.filter(([ending]) => ending.test(word)).map(([ending, other]) => word.replace(ending, other));
