import { sql } from 'kysely';
import type { Shop } from '../../Shop.ts';
import { groupBy } from '../../search/groupBy.ts';
import { refreshPrices } from '../refreshPrices.ts';
import { attributeTaxonomy, CATEGORY, readTerm, TAG, type Term } from '../terms/Term.ts';
import { countFiled } from './countFiled.ts';
import { type ListNumbers, NO_NUMBERS, readNumbers, selectNumbers } from './countNumbers.ts';
import { filterProducts, isPlain, usesPrices } from './filterProducts.ts';
import { findFilterTerms } from './findFilterTerms.ts';
import type { ListFilter } from './ListQuery.ts';

export interface Facets extends ListNumbers {
  /** taxonomy -> its terms that products of the list have; count is within the list, with what is below the term. */
  readonly terms: Readonly<Record<string, readonly Term[]>>;
}

/** By what a list can be narrowed, and how many would be left. */
export async function countFacets(shop: Shop, filter: ListFilter = {}): Promise<Facets> {
  const groups = await findFilterTerms(shop, filter);
  if (!groups) return { ...NO_NUMBERS, terms: {} };
  if (usesPrices(filter)) await refreshPrices(shop);
  // When nothing narrows the catalogue, its terms know their numbers.
  const isWhole = isPlain(filter) && groups.length === 0;
  const { filed, ...counted } = await filterProducts(shop, filter, groups)
    .select(selectNumbers)
    .select((isWhole ? sql<null>`null` : FILED).as('filed'))
    .executeTakeFirstOrThrow();
  const rows = await shop.queries
    .selectFrom('terms')
    .selectAll()
    .where((eb) =>
      eb.or([eb('taxonomy', 'in', [CATEGORY, TAG]), eb('taxonomy', 'like', attributeTaxonomy('%'))]),
    )
    .orderBy('position')
    .orderBy('name')
    .execute();
  const counts =
    filed === null ? null : countFiled(filed, new Map(rows.map((row) => [row.id, row.parent_id])));
  const terms = rows
    .map((row) => ({ ...readTerm(row), count: isWhole ? row.count : (counts?.get(row.id) ?? 0) }))
    .filter(({ count }) => count > 0);
  return {
    ...readNumbers(counted),
    terms: Object.fromEntries(groupBy(terms, ({ taxonomy }) => taxonomy)),
  };
}

/** The terms of every product of a list, as one text. */
const FILED = sql<string | null>`string_agg((
  select string_agg(cast(term_id as text), ',') from product_terms where product_id = products.id), ';')`;
