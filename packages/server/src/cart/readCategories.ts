import { lineageOf } from '../catalogue/terms/lineageOf.ts';
import type { Shop } from '../Shop.ts';

/** The categories of products with all that these are in: a coupon for a category counts below it too. */
export async function readCategories(
  { queries }: Shop,
  productIds: readonly number[],
): Promise<ReadonlyMap<number, readonly number[]>> {
  if (productIds.length === 0) return new Map();
  const parents = new Map(
    (
      await queries
        .selectFrom('terms')
        .select(['id', 'parent_id'])
        .where('taxonomy', '=', 'product_cat')
        .execute()
    ).map(({ id, parent_id: parentId }) => [id, parentId]),
  );
  const rows = await queries
    .selectFrom('product_terms')
    .selectAll()
    .where('product_id', 'in', productIds)
    .execute();
  const found = new Map<number, number[]>();
  for (const { product_id: productId, term_id: termId } of rows) {
    if (!parents.has(termId)) continue;
    found.set(productId, [...(found.get(productId) ?? []), ...lineageOf(termId, parents)]);
  }
  return found;
}
