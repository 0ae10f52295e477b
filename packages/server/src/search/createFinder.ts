import type { Shop } from '../Shop.ts';
import type { EntryKind } from './Entry.ts';
import { type Expression, findPlaces } from './findPlaces.ts';
import { placesOf } from './placeOf.ts';
import { keyIn } from './readingsOf.ts';
import { FIELDS } from './tokensOf.ts';

export interface FinderOptions {
  readonly kind: EntryKind;
  /** Only what is filed under it or below it. */
  readonly categoryId?: number | undefined;
  readonly inStockOnly?: boolean | undefined;
  /** How many are wanted, from the best on. */
  readonly limit: number;
}

export interface Finder {
  /** Finds by reading after reading, until there is enough. Gives how many the keys found; rest: what is read after them. */
  add(keys: readonly Expression[], rest: readonly Expression[]): Promise<number>;
  /** How many match, up to a number. */
  measure(reading: Expression, most: number): Promise<number>;
  count(): number;
  places(): readonly number[];
}

export function createFinder(shop: Shop, { kind, categoryId, inStockOnly, limit }: FinderOptions): Finder {
  const [first, end] = placesOf(kind, inStockOnly);
  const filed = categoryId === undefined ? [] : keyIn(FIELDS.category, String(categoryId));
  const within = (reading: Expression): Expression => (reading.length > 0 ? [...reading, ...filed] : []);
  const found = new Set<number>();
  return {
    async add(keys, rest) {
      const range = { first, end, limit, inOrder: true, rare: keys.length };
      const all = await findPlaces(shop, [...keys, ...rest].map(within), range);
      for (const { place } of all) found.add(place);
      return all.filter(({ reading }) => reading < keys.length).length;
    },
    async measure(reading, most) {
      const range = { first, end, limit: most, inOrder: false, rare: 0 };
      return (await findPlaces(shop, [within(reading)], range)).length;
    },
    count: () => found.size,
    places: () => [...found].slice(0, limit),
  };
}
