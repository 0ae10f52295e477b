import { groupBy } from '../../search/groupBy.ts';
import type { Shop } from '../../Shop.ts';
import { CATEGORY, readTerm, type Term } from './Term.ts';

export interface TermNode extends Term {
  readonly children: readonly TermNode[];
}

export async function listTerms({ queries }: Shop, taxonomy: string): Promise<readonly Term[]> {
  const rows = await queries
    .selectFrom('terms')
    .selectAll()
    .where('taxonomy', '=', taxonomy)
    .orderBy('position')
    .orderBy('name')
    .orderBy('id')
    .execute();
  return rows.map(readTerm);
}

export async function findTerm({ queries }: Shop, taxonomy: string, slug: string): Promise<Term | null> {
  const row = await queries
    .selectFrom('terms')
    .selectAll()
    .where('taxonomy', '=', taxonomy)
    .where('slug', '=', slug)
    .executeTakeFirst();
  return row ? readTerm(row) : null;
}

/** The categories of products as a tree, each with how many there are in it and below it. */
export async function listCategories(shop: Shop, taxonomy = CATEGORY): Promise<readonly TermNode[]> {
  const below = groupBy(await listTerms(shop, taxonomy), ({ parentId }) => parentId);
  const nodesOf = (parentId: number | null): readonly TermNode[] =>
    (below.get(parentId) ?? []).map((term) => ({ ...term, children: nodesOf(term.id) }));
  return nodesOf(null);
}

/** Of several products: their categories, tags and options of global attributes. */
export async function productTerms(
  { queries }: Shop,
  productIds: readonly number[],
): Promise<ReadonlyMap<number, readonly Term[]>> {
  if (productIds.length === 0) return new Map();
  const rows = await queries
    .selectFrom('product_terms')
    .innerJoin('terms', 'terms.id', 'product_terms.term_id')
    .selectAll('terms')
    .select('product_terms.product_id')
    .where('product_terms.product_id', 'in', productIds)
    .orderBy('terms.position')
    .orderBy('terms.name')
    .orderBy('terms.id')
    .execute();
  const grouped = groupBy(rows, ({ product_id }) => product_id);
  return new Map([...grouped].map(([id, own]) => [id, own.map(readTerm)]));
}

export async function findTermById({ queries }: Shop, taxonomy: string, id: number): Promise<Term | null> {
  const row = await queries
    .selectFrom('terms')
    .selectAll()
    .where('id', '=', id)
    .where('taxonomy', '=', taxonomy)
    .executeTakeFirst();
  return row ? readTerm(row) : null;
}
