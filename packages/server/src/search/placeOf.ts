import type { Entry, EntryKind } from './Entry.ts';

const KINDS: Readonly<Record<EntryKind, number>> = { product: 0, post: 1, page: 2 };

/** From the highest: kind, whether it is sold out, how rarely it is bought, id. All of it stays below 2^53. */
const ID_SPAN = 2 ** 31;
const POPULARITY_STEPS = 32;
const STOCK_SPAN = ID_SPAN * POPULARITY_STEPS;
const KIND_SPAN = STOCK_SPAN * 2;

/** Where an entry stands among those that match equally well: a lower place is better. */
export function placeOf({ kind, id, isOutOfStock, popularity }: Entry): number {
  const step = POPULARITY_STEPS - 1 - Math.min(POPULARITY_STEPS - 1, Math.floor(Math.log2(1 + popularity)));
  return KINDS[kind] * KIND_SPAN + Number(isOutOfStock) * STOCK_SPAN + step * ID_SPAN + id;
}

export const idAt = (place: number): number => place % ID_SPAN;

/** The places of a kind: from the first to before the last. */
export function placesOf(kind: EntryKind, inStockOnly = false): readonly [first: number, end: number] {
  const first = KINDS[kind] * KIND_SPAN;
  return [first, first + (inStockOnly ? STOCK_SPAN : KIND_SPAN)];
}
