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
  /** Places of what matches, at most as many as are wanted. */
  find(reading: Expression): Promise<readonly number[]>;
  /** Puts in what is not yet there. */
  put(places: readonly number[]): void;
  /** Finds and puts in, reading after reading, until there is enough. */
  add(...readings: readonly Expression[]): Promise<void>;
  has(places: readonly number[]): boolean;
  /** How many match, up to a number. */
  measure(reading: Expression, most: number): Promise<number>;
  count(): number;
  places(): readonly number[];
}

export function createFinder(shop: Shop, { kind, categoryId, inStockOnly, limit }: FinderOptions): Finder {
  const [first, end] = placesOf(kind, inStockOnly);
  const filed = categoryId === undefined ? [] : keyIn(FIELDS.category, String(categoryId));
  const found = new Set<number>();
  const look = async (reading: Expression, most: number, inOrder = true): Promise<readonly number[]> =>
    canMatch(reading)
      ? findPlaces(shop, [...reading, ...filed], {
          first,
          end,
          limit: most,
          inOrder,
          isRare: isRare(reading),
        })
      : [];
  const find: Finder['find'] = (reading) => look(reading, limit);
  const put: Finder['put'] = (places) => places.forEach((place) => found.add(place));
  return {
    find,
    put,
    async add(...readings) {
      for (const reading of readings) if (found.size < limit) put(await find(reading));
    },
    has: (places) => places.every((place) => found.has(place)),
    measure: async (reading, most) => (await look(reading, most, false)).length,
    count: () => found.size,
    places: () => [...found].slice(0, limit),
  };
}

/** Without words, or with one that stands for none of the shop's, nothing matches. */
const canMatch = (reading: Expression): boolean =>
  reading.length > 0 && reading.every((choices) => choices.length > 0);

/** A whole SKU or title. */
const isRare = (reading: Expression): boolean =>
  reading.length === 1 &&
  (reading[0] ?? []).every(
    ({ token, isStart }) => !isStart && (token.startsWith(FIELDS.sku) || token.startsWith(FIELDS.whole)),
  );
