import { sql } from 'kysely';
import type { DatabaseKind } from '../db/DatabaseKind.ts';
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
  /** There are hardly many: to prepare for it would take longer than to find them. */
  readonly isRare: boolean;
}

/** Places of the entries that match, best first. */
export async function findPlaces(
  shop: Shop,
  expression: Expression,
  range: PlaceRange,
): Promise<readonly number[]> {
  const rows = await FIND[shop.kind](shop, expression, range);
  return rows.map(({ place }) => place);
}

type Find = (shop: Shop, expression: Expression, range: PlaceRange) => Promise<readonly { place: number }[]>;

/** Tokens hold letters, digits and marks only, so that quotes are all they need. */
const FIND: Readonly<Record<DatabaseKind, Find>> = {
  async sqlite({ queries }, expression, { first, end, limit }) {
    const match = write(expression, {
      and: ' AND ',
      or: ' OR ',
      term: ({ token, isStart }) => `"${token}"${isStart ? '*' : ''}`,
    });
    const { rows } = await sql<{ place: number }>`
      select rowid as place from search_index
      where search_index match ${match} and rowid >= ${first} and rowid < ${end}
      order by rowid limit ${limit}`.execute(queries);
    return rows;
  },
  async postgres({ queries }, expression, { first, end, limit, inOrder, isRare }) {
    const match = write(expression, {
      and: ' & ',
      or: ' | ',
      term: ({ token, isStart }) => `'${token}'${isStart ? ':*' : ''}`,
    });
    const { rows } = await sql<{ place: number }>`
      select place from search_places(${match}::tsquery, ${first}::bigint, ${end}::bigint, ${limit}::int, ${inOrder}::boolean,
        ${isRare}::boolean) as place`.execute(queries);
    return rows;
  },
};

interface Notation {
  readonly and: string;
  readonly or: string;
  term(term: Term): string;
}
const write = (expression: Expression, { and, or, term }: Notation): string =>
  expression.map((choices) => `(${choices.map(term).join(or)})`).join(and);
