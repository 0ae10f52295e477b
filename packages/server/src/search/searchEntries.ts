import type { Shop } from '../Shop.ts';
import { createFinder, type FinderOptions } from './createFinder.ts';
import { findNearForms } from './findNearForms.ts';
import { startForms, wholeForms } from './formsOf.ts';
import { FEW_RESULTS } from './limits.ts';
import { idAt } from './placeOf.ts';
import { allIn, keyIn, titleFrom } from './readingsOf.ts';
import { readSearchText } from './readSearchText.ts';
import { FIELDS } from './tokensOf.ts';

export interface EntrySearch extends FinderOptions {
  readonly text: string;
}

/**
 * Ids of what matches all words, the best first. The text is read in several ways, from the strictest to the loosest;
 * what an earlier one finds stands before what only a later one finds.
 */
export async function searchEntries(shop: Shop, search: EntrySearch): Promise<readonly number[]> {
  const { words, sku, whole } = readSearchText(search.text);
  const finder = createFinder(shop, search);
  await finder.add(keyIn(FIELDS.sku, sku), keyIn(FIELDS.whole, whole));
  const isNamed = finder.count() > 0;
  const exact = wholeForms(words);
  await finder.add(titleFrom(exact), allIn(FIELDS.title, exact));
  if (finder.count() >= search.limit) return finder.places().map(idAt);

  const started = await startForms(shop, words);
  // The loosest reading finds all that the others do: when it has nothing new, they need not be asked.
  const loosest = await finder.find(allIn(FIELDS.all, started));
  const isMore = !finder.has(loosest);
  if (isMore) await finder.add(titleFrom(started), allIn(FIELDS.title, started));
  await finder.add(keyIn(FIELDS.sku, sku, true));
  if (isMore) await finder.add(allIn(FIELDS.about, started));
  finder.put(loosest);
  if (!isNamed && finder.count() < FEW_RESULTS)
    for (const near of await findNearForms(shop, words, started))
      if (finder.count() < FEW_RESULTS)
        await finder.add(allIn(FIELDS.title, near), allIn(FIELDS.about, near), allIn(FIELDS.all, near));
  return finder.places().map(idAt);
}
