import type { Shop } from '../Shop.ts';
import type { Form, Forms } from './formsOf.ts';
import { isLookedUp } from './learnWords.ts';
import { SPELLING_LETTERS, SPELLINGS_COMPARED, SPELLINGS_TAKEN } from './limits.ts';
import { slipsBetween } from './slipsBetween.ts';
import { lessLetters, slipsFor } from './spellingsOf.ts';

/**
 * What misspelled words may stand for, beside what they stand for as they are: first words that were typed to their end,
 * then those too that are not complete yet. Words that the shop does not know are taken to be the misspelled ones.
 */
export async function findNearForms(
  shop: Shop,
  words: readonly string[],
  forms: Forms,
): Promise<readonly Forms[]> {
  const unknown = words.filter(
    (word) => !isLookedUp(word) || !forms.get(word)?.some((form) => form.word.startsWith(word)),
  );
  const asked = unknown.length > 0 ? unknown : words;
  const near = new Map(
    await Promise.all(asked.map(async (word) => [word, await findNearWords(shop, word)] as const)),
  );
  if ([...near.values()].every((list) => list.length === 0)) return [];
  const withNear = (isTaken: (near: NearWord) => boolean): Forms =>
    new Map([...forms].map(([word, own]) => [word, [...own, ...take(near.get(word) ?? [], isTaken)]]));
  return [withNear(({ isWhole }) => isWhole), withNear(() => true)];
}

interface NearWord {
  readonly word: string;
  readonly isWhole: boolean;
}

const take = (near: readonly NearWord[], isTaken: (near: NearWord) => boolean): readonly Form[] =>
  near
    .filter(isTaken)
    .slice(0, SPELLINGS_TAKEN)
    .map(({ word }) => ({ word, isStart: false }));

/** The nearest first. */
async function findNearWords({ queries }: Shop, typed: string): Promise<readonly NearWord[]> {
  const most = slipsFor(typed.length);
  if (most === 0 || !/^\p{L}+$/u.test(typed)) return [];
  const rows = await queries
    .selectFrom('search_spellings')
    .select('word')
    .where('variant', 'in', [...lessLetters(typed.slice(0, SPELLING_LETTERS), most)])
    .groupBy('word')
    .orderBy((eb) => eb.fn.max(eb.fn<number>('length', ['variant'])), 'desc')
    .orderBy('word')
    .limit(SPELLINGS_COMPARED)
    .execute();
  return rows
    .map(({ word }) => ({ word, ...slipsBetween(typed, word, most) }))
    .filter(({ word, start }) => start <= most && !word.startsWith(typed))
    .sort((a, b) => a.start - b.start || Math.min(a.whole, 9) - Math.min(b.whole, 9))
    .map(({ word, whole }) => ({ word, isWhole: whole <= most }));
}
