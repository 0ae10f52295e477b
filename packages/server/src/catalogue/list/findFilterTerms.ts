import type { Shop } from '../../Shop.ts';
import { attributeTaxonomy, CATEGORY, TAG } from '../terms/Term.ts';
import { termsBelow } from '../terms/termsBelow.ts';
import type { ListFilter } from './ListQuery.ts';

/** Ids of terms in groups: a product is in the list when it is filed under one of each group. */
export type TermGroups = readonly (readonly number[])[];

/** Null: a term is not there. */
export async function findFilterTerms(shop: Shop, filter: ListFilter): Promise<TermGroups | null> {
  const wanted: { readonly taxonomy: string; readonly slugs: readonly string[] }[] = [];
  if (filter.category !== undefined) wanted.push({ taxonomy: CATEGORY, slugs: [filter.category] });
  if (filter.tag !== undefined) wanted.push({ taxonomy: TAG, slugs: [filter.tag] });
  for (const [slug, slugs] of Object.entries(filter.attributes ?? {}))
    if (slugs.length > 0) wanted.push({ taxonomy: attributeTaxonomy(slug), slugs });
  for (const [slug, slugs] of Object.entries(filter.everyAttribute ?? {}))
    wanted.push(...slugs.map((one) => ({ taxonomy: attributeTaxonomy(slug), slugs: [one] })));
  if (wanted.length === 0) return [];
  const rows = await shop.queries
    .selectFrom('terms')
    .select(['id', 'taxonomy', 'slug'])
    .where((eb) =>
      eb.or(wanted.map(({ taxonomy, slugs }) => eb('taxonomy', '=', taxonomy).and('slug', 'in', slugs))),
    )
    .execute();
  const groups: (readonly number[])[] = [];
  for (const { taxonomy, slugs } of wanted) {
    const ids = rows
      .filter((row) => row.taxonomy === taxonomy && slugs.includes(row.slug))
      .map(({ id }) => id);
    if (ids.length === 0) return null;
    groups.push(taxonomy === CATEGORY ? await termsBelow(shop, ids) : ids);
  }
  return groups;
}
