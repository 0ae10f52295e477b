import { CATEGORY } from '../catalogue/terms/Term.ts';
import type { Shop } from '../Shop.ts';
import type { CompareCategory } from './CompareTable.ts';

interface Category extends CompareCategory {
  readonly parentId: number | null;
  readonly position: number;
  readonly depth: number;
}

/** For what is in no category. */
const NONE: CompareCategory = { id: 0, slug: '', name: 'Uncategorized' };

/** The category under which each product is compared: the deepest it is filed under, like with like. */
export async function mainCategories(
  shop: Shop,
  productIds: readonly number[],
): Promise<(productId: number) => CompareCategory> {
  const categories = await readCategories(shop);
  const rows = await shop.queries
    .selectFrom('product_terms')
    .selectAll()
    .where('product_id', 'in', productIds)
    .execute();
  const main = new Map<number, Category>();
  for (const { product_id, term_id } of rows) {
    const category = categories.get(term_id);
    const known = main.get(product_id);
    if (category && (!known || comesBefore(category, known))) main.set(product_id, category);
  }
  return (productId) => {
    const { id, slug, name } = main.get(productId) ?? NONE;
    return { id, slug, name };
  };
}

const comesBefore = (a: Category, b: Category): boolean =>
  (b.depth - a.depth || a.position - b.position || a.id - b.id) < 0;

async function readCategories({ queries }: Shop): Promise<ReadonlyMap<number, Category>> {
  const rows = await queries
    .selectFrom('terms')
    .select(['id', 'slug', 'name', 'parent_id as parentId', 'position'])
    .where('taxonomy', '=', CATEGORY)
    .execute();
  const parents = new Map(rows.map(({ id, parentId }) => [id, parentId]));
  return new Map(rows.map((row) => [row.id, { ...row, depth: depthOf(row.id, parents) }]));
}

/** A circle, should one ever be stored, ends where it began. */
function depthOf(id: number, parents: ReadonlyMap<number, number | null>): number {
  const line = new Set<number>();
  for (let at: number | null = id; at !== null && !line.has(at); at = parents.get(at) ?? null) line.add(at);
  return line.size;
}
