import { nextPriceChange } from '../../pageVersions/nextChange.ts';
import { isSame, type PageVersions, readVersions } from '../../pageVersions/readVersions.ts';
import type { Shop } from '../../Shop.ts';
import { type Choices, countChoices } from './countChoices.ts';
import type { ListFilter } from './ListQuery.ts';

/** What lists show of products, and the names of what they are filed under. */
const TAGS = ['shop', 'catalogue'] as const;
/** Of all lists together, in terms: each is a few hundred bytes. */
const MOST_TERMS = 50_000;
/** What is kept of a list beside its terms is as much as so many of them. */
const NUMBERS = 10;

interface Entry {
  readonly versions: PageVersions;
  readonly choices: Promise<Choices>;
  /** Nothing is written when a sale begins or ends. */
  readonly untilMs: number;
  readonly size: number;
}

/** By database: of what is within a transaction nothing is kept beyond it. */
const memories = new WeakMap<Shop['queries'], Map<string, Entry>>();

/**
 * The choices of a list, counted once until the catalogue changes. What a search has found is other with every word, and is counted each time.
 */
export async function keptChoices(shop: Shop, filter: ListFilter, mostTerms = MOST_TERMS): Promise<Choices> {
  if (filter.ids) return countChoices(shop, filter);
  const kept = memories.get(shop.queries) ?? new Map<string, Entry>();
  memories.set(shop.queries, kept);
  const name = JSON.stringify(filter);
  // Before it is counted: what changes meanwhile has another version.
  const versions = await readVersions(shop, TAGS);
  const known = kept.get(name);
  const isFresh = known !== undefined && isSame(TAGS, known.versions, versions) && shop.now() < known.untilMs;
  const entry = isFresh ? known : countAnew(shop, filter, versions);
  // Those that were asked for longest ago stand first.
  kept.delete(name);
  kept.set(name, entry);
  try {
    const choices = await entry.choices;
    dropOldest(kept, mostTerms);
    return choices;
  } catch (error) {
    if (kept.get(name) === entry) kept.delete(name);
    throw error;
  }
}

function countAnew(shop: Shop, filter: ListFilter, versions: PageVersions): Entry {
  const count = async (): Promise<Choices> => {
    const untilMs = await nextPriceChange(shop);
    const choices = await countChoices(shop, filter);
    Object.assign(entry, { untilMs, size: sizeOf(choices) });
    return choices;
  };
  // Until it is counted, who comes by waits for the same count.
  const entry: Entry = { versions, choices: count(), untilMs: Number.POSITIVE_INFINITY, size: 0 };
  return entry;
}

const sizeOf = ({ categories, tags, attributes }: Choices): number =>
  NUMBERS + categories.length + tags.length + Object.values(attributes).flat().length;

function dropOldest(kept: Map<string, Entry>, mostTerms: number): void {
  let all = [...kept.values()].reduce((sum, { size }) => sum + size, 0);
  for (const [name, { size }] of kept) {
    if (all <= mostTerms) return;
    kept.delete(name);
    all -= size;
  }
}
