import type { Shop } from '../Shop.ts';
import { isLookedUp } from './learnWords.ts';
import { WORDS_ASKED } from './limits.ts';
import { pluralsOf } from './pluralsOf.ts';

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
  const forms = new Map<string, readonly Form[]>();
  for (const word of words)
    forms.set(word, [...(await startsOf(shop, word)), ...pluralsOf(word).map(exactly)]);
  return forms;
}

async function startsOf({ queries }: Shop, word: string): Promise<readonly Form[]> {
  const asStart = [{ word, isStart: true }];
  if (!isLookedUp(word)) return asStart;
  const rows = await queries
    .selectFrom('search_words')
    .select('word')
    .where('word', '>=', word)
    .where('word', '<', `${word}\u{10FFFF}`)
    .orderBy('word')
    .limit(WORDS_ASKED + 1)
    .execute();
  return rows.length > WORDS_ASKED ? asStart : rows.map((row) => exactly(row.word));
}
