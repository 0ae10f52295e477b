import type { Shop } from '../Shop.ts';
import { isRowId } from '../security/isRowId.ts';

/** Which of these can be on a visitor's list: id -> the product that is, which is its parent for a variation. */
export async function findListable(
  { queries }: Shop,
  ids: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const asked = ids.filter(isRowId);
  if (asked.length === 0) return new Map();
  const rows = await queries
    .selectFrom('products')
    .leftJoin('products as parents', 'parents.id', 'products.parent_id')
    .select(['products.id', 'products.type', 'parents.id as parentId'])
    .where('products.id', 'in', asked)
    .where('products.status', '=', 'publish')
    .where((eb) => eb.or([eb('products.type', '!=', 'variation'), eb('parents.status', '=', 'publish')]))
    .execute();
  return new Map(
    rows.map(({ id, type, parentId }) => [id, type === 'variation' && parentId !== null ? parentId : id]),
  );
}
