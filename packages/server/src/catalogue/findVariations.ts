import type { Shop } from '../Shop.ts';
import type { Product } from './Product.ts';
import { readProduct } from './readProduct.ts';

/** All of one product, in their order; also those that are not published. */
export const findVariations = (shop: Shop, parentId: number): Promise<readonly Product[]> =>
  findVariationsOf(shop, [parentId]);

/** Of several products at once. */
export async function findVariationsOf(
  { queries }: Shop,
  parentIds: readonly number[],
): Promise<readonly Product[]> {
  if (parentIds.length === 0) return [];
  const rows = await queries
    .selectFrom('products')
    .selectAll()
    .where('parent_id', 'in', parentIds)
    .where('type', '=', 'variation')
    .orderBy('position')
    .orderBy('id')
    .execute();
  return rows.map(readProduct);
}
