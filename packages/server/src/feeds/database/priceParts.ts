import type { Product } from '../../catalogue/Product.ts';
import { readProduct } from '../../catalogue/readProduct.ts';
import type { Shop } from '../../Shop.ts';

/** What makes the prices of variable and grouped products, by one question for all of them. */
export async function priceParts(
  { queries }: Shop,
  products: readonly Product[],
): Promise<(product: Product) => readonly Product[]> {
  const variable = products.filter(({ type }) => type === 'variable').map(({ id }) => id);
  const grouped = products.flatMap(({ groupedIds }) => groupedIds);
  if (variable.length + grouped.length === 0) return () => [];
  const rows = await queries
    .selectFrom('products')
    .selectAll()
    .where('status', '=', 'publish')
    .where((eb) => eb.or([eb('parent_id', 'in', [0, ...variable]), eb('id', 'in', [0, ...grouped])]))
    .execute();
  const parts = rows.map(readProduct);
  return ({ id, groupedIds }) => parts.filter((part) => part.parentId === id || groupedIds.includes(part.id));
}
