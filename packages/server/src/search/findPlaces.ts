import { sql } from 'kysely';
import type { DatabaseKind } from '../db/DatabaseKind.ts';
import { prepared } from '../db/prepared.ts';
import type { Shop } from '../Shop.ts';

export interface Term {
  readonly token: string;
  /** Whether a token that begins so will do. */
  readonly isStart: boolean;
}
/** One of each list is to be there. */
export type Expression = readonly (readonly Term[])[];

export interface PlaceRange {
  readonly first: number;
  readonly end: number;
  readonly limit: number;
  /** False: they are only counted, and any will do. */
  readonly inOrder: boolean;
  /** So many of the first readings hardly match much: to prepare for it would take longer than to find it. */
  readonly rare: number;
}

export interface Found {
  readonly place: number;
  /** Which of the readings found it first, from 0. */
  readonly reading: number;
}

/** Places of the entries that match, those of the first reading first and each reading's best first, until there is enough. */
export const findPlaces = (
  shop: Shop,
  readings: readonly Expression[],
  range: PlaceRange,
): Promise<readonly Found[]> => FIND[shop.kind](shop, readings, range);

type Find = (shop: Shop, readings: readonly Expression[], range: PlaceRange) => Promise<readonly Found[]>;

/** Tokens hold letters, digits and marks only, so that quotes are all they need. */
const FIND: Readonly<Record<DatabaseKind, Find>> = {
  async sqlite(shop, readings, { first, end, limit }) {
    const found = new Map<number, Found>();
    for (const [reading, match] of writeAll(readings, SQLITE)) {
      for (const { place } of await matching(shop, { match, first, end, limit }))
        if (!found.has(place)) found.set(place, { place, reading });
      if (found.size >= limit) break;
    }
    return [...found.values()].slice(0, limit);
  },
  /** All in one call: each would be a way there and back. */
  async postgres(shop, readings, { first, end, limit, inOrder, rare }) {
    const written = writeAll(readings, POSTGRES);
    if (written.length === 0) return [];
    const found = await matchingOfAll(shop, {
      texts: written.map(([, text]) => text),
      rare: written.filter(([reading]) => reading < rare).length,
      first,
      end,
      limit,
      inOrder,
    });
    return found.map(({ place, at }) => ({ place, reading: written[at - 1]?.[0] ?? 0 }));
  },
};

type Range = Pick<PlaceRange, 'first' | 'end' | 'limit'>;

const matching = prepared<Range & { match: string }, { place: number }>((queries, value) => ({
  compile: () =>
    sql<{ place: number }>`
      select rowid as place from search_index
      where search_index match ${value('match')} and rowid >= ${value('first')} and rowid < ${value('end')}
      order by rowid limit ${value('limit')}`.compile(queries),
}));

const matchingOfAll = prepared<
  Range & { texts: readonly string[]; rare: number; inOrder: boolean },
  { place: number; at: number }
>((queries, value) => ({
  compile: () =>
    sql<{ place: number; at: number }>`
      select at, place from search_readings(${value('texts')}::tsquery[], ${value('rare')}::int,
        ${value('first')}::bigint, ${value('end')}::bigint, ${value('limit')}::int,
        ${value('inOrder')}::boolean)`.compile(queries),
}));

interface Notation {
  readonly and: string;
  readonly or: string;
  term(term: Term): string;
}
const SQLITE: Notation = {
  and: ' AND ',
  or: ' OR ',
  term: ({ token, isStart }) => `"${token}"${isStart ? '*' : ''}`,
};
const POSTGRES: Notation = {
  and: ' & ',
  or: ' | ',
  term: ({ token, isStart }) => `'${token}'${isStart ? ':*' : ''}`,
};

/** Each with its number, without those that say the same as one before, or that match nothing. */
function writeAll(
  readings: readonly Expression[],
  notation: Notation,
): readonly (readonly [number, string])[] {
  const numbers = new Map<string, number>();
  readings.forEach((reading, at) => {
    const text = canMatch(reading) ? write(reading, notation) : '';
    if (text !== '' && !numbers.has(text)) numbers.set(text, at);
  });
  return [...numbers].map(([text, at]) => [at, text]);
}

/** Without words, or with one that stands for none of the shop's, nothing matches. */
const canMatch = (reading: Expression): boolean =>
  reading.length > 0 && reading.every((choices) => choices.length > 0);

const write = (expression: Expression, { and, or, term }: Notation): string =>
  expression.map((choices) => `(${choices.map(term).join(or)})`).join(and);
