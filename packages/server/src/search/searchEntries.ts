import type { Shop } from '../Shop.ts';
import { createFinder, type Finder, type FinderOptions } from './createFinder.ts';
import { findNearForms } from './findNearForms.ts';
import { type Forms, startForms, wholeForms } from './formsOf.ts';
import { FEW_RESULTS } from './limits.ts';
import { idAt } from './placeOf.ts';
import { allIn, keyIn, titleFrom } from './readingsOf.ts';
import { readSearchText } from './readSearchText.ts';
import { FIELDS } from './tokensOf.ts';

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
  await finder.add(keyIn(FIELDS.sku, sku), keyIn(FIELDS.whole, whole));
  const isNamed = finder.count() > 0;
  const exact = wholeForms(words);
  await finder.add(titleFrom(exact), allIn(FIELDS.title, exact));
  const started = await startForms(shop, words);
  if (finder.count() < search.limit) await addLooser(finder, sku, started);
  const forms =
    isNamed || finder.count() >= FEW_RESULTS ? started : await addNear(shop, finder, words, started);
  const ids = finder.places().map(idAt);
  const count = async (most: number) =>
    Math.max(ids.length, await finder.measure(allIn(FIELDS.all, forms), most));
  return { ids, count };
}

async function addLooser(finder: Finder, sku: string, started: Forms): Promise<void> {
  // The loosest reading finds all that the others do: when it has nothing new, they need not be asked.
  const loosest = await finder.find(allIn(FIELDS.all, started));
  const isMore = !finder.has(loosest);
  if (isMore) await finder.add(titleFrom(started), allIn(FIELDS.title, started));
  await finder.add(keyIn(FIELDS.sku, sku, true));
  if (isMore) await finder.add(allIn(FIELDS.about, started));
  finder.put(loosest);
}

/** What the words may be misspellings of. Gives the forms that were asked for last. */
async function addNear(shop: Shop, finder: Finder, words: readonly string[], started: Forms): Promise<Forms> {
  let asked = started;
  for (const near of await findNearForms(shop, words, started)) {
    if (finder.count() >= FEW_RESULTS) break;
    asked = near;
    await finder.add(
      titleFrom(near),
      allIn(FIELDS.title, near),
      allIn(FIELDS.about, near),
      allIn(FIELDS.all, near),
    );
  }
  return asked;
}
