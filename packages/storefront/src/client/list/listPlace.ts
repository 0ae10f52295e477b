/** What an entry of the browser's history knows of a list, beside its address. */
export interface ListPlace {
  /** Addresses of the pages that stand there one after another, the entry's own last. */
  readonly pages: readonly string[];
  /** How far down the visitor was. */
  readonly topPx: number;
}

const NAME = 'vitrineList';

const isPlace = (value: unknown): value is ListPlace =>
  typeof value === 'object' &&
  value !== null &&
  'topPx' in value &&
  typeof value.topPx === 'number' &&
  'pages' in value &&
  Array.isArray(value.pages) &&
  value.pages.every((page) => typeof page === 'string');

export function readPlace(state: unknown): ListPlace | null {
  const place: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, NAME) : null;
  return isPlace(place) ? place : null;
}

/** Beside whatever other scripts keep there. */
export const withPlace = (state: unknown, place: ListPlace): Record<string, unknown> => ({
  ...(typeof state === 'object' && state !== null ? state : {}),
  [NAME]: place,
});
