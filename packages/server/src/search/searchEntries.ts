import type { Shop } from '../Shop.ts';
import { createFinder, type Finder, type FinderOptions } from './createFinder.ts';
import { findNearForms } from './findNearForms.ts';
import { type Forms, startForms, wholeForms } from './formsOf.ts';
import { FEW_RESULTS, QUERY_CHARACTERS, QUERY_WORDS } from './limits.ts';
import { idAt } from './placeOf.ts';
import { allIn, keyIn, skuFrom, titleFrom } from './readingsOf.ts';
import { FIELDS, skuKey, wholeKey } from './tokensOf.ts';
import { wordsOf } from './wordsOf.ts';

export interface EntrySearch extends FinderOptions {
  readonly text: string;
}
export interface FoundEntries {
  readonly ids: readonly number[];
  /** How many match in all, counted up to a number. */
  count(most: number): Promise<number>;
}

/**
 * What matches all words, the best first. The text is read in several ways, from the strictest to the loosest;
 * what an earlier one finds stands before what only a later one finds.
 */
export async function searchEntries(shop: Shop, search: EntrySearch): Promise<FoundEntries> {
  const { words, sku, whole } = readSearchText(search.text);
  const finder = createFinder(shop, search);
  const exact = wholeForms(words);
  const started = await startForms(shop, words);
  const named = await finder.add(
    [keyIn(FIELDS.sku, sku), keyIn(FIELDS.whole, whole)],
    [
      titleFrom(exact),
      allIn(FIELDS.title, exact),
      titleFrom(started),
      allIn(FIELDS.title, started),
      skuFrom(sku),
      allIn(FIELDS.about, started),
      allIn(FIELDS.all, started),
    ],
  );
  const forms =
    named > 0 || finder.count() >= FEW_RESULTS ? started : await addNear(shop, finder, words, started);
  const ids = finder.places().map(idAt);
  const count = async (most: number) =>
    Math.max(ids.length, await finder.measure(allIn(FIELDS.all, forms), most));
  return { ids, count };
}

/** What the words may be misspellings of. Gives the forms that were asked for last. */
async function addNear(shop: Shop, finder: Finder, words: readonly string[], started: Forms): Promise<Forms> {
  let asked = started;
  for (const near of await findNearForms(shop, words, started)) {
    if (finder.count() >= FEW_RESULTS) break;
    asked = near;
    await finder.add(
      [],
      [titleFrom(near), allIn(FIELDS.title, near), allIn(FIELDS.about, near), allIn(FIELDS.all, near)],
    );
  }
  return asked;
}

interface SearchText {
  readonly words: readonly string[];
  readonly sku: string;
  readonly whole: string;
}

/** What a visitor typed, cut to a length that is quick to answer. */
function readSearchText(typed: string): SearchText {
  const text = typed.slice(0, QUERY_CHARACTERS);
  const words = wordsOf(text);
  return { words: [...new Set(words)].slice(0, QUERY_WORDS), sku: skuKey(text), whole: wholeKey(words) };
}
