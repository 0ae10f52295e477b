import { groupBy } from '../search/groupBy.ts';
import type { Shop } from '../Shop.ts';
import { IDS_PER_QUERY } from './limits.ts';
import type { Product } from './Product.ts';
import { priceColumns, pricedBy } from './priceRange.ts';
import { readProduct } from './readProduct.ts';
import { bestStockStatus, stockStatusOf } from './stockStatusOf.ts';
import { variationName } from './variationName.ts';

/**
 * Brings what variable products show in line with their variations (price range, stock), and variations with their parent
 * (name, shared stock). Call it in the transaction that changed either.
 */
export async function refreshParents(shop: Shop, ids: readonly number[]): Promise<void> {
  for (let at = 0; at < ids.length; at += IDS_PER_QUERY) {
    const family = await readFamily(shop, ids.slice(at, at + IDS_PER_QUERY));
    const variations = groupBy(family, ({ parentId }) => parentId);
    for (const parent of family)
      if (parent.type === 'variable') await refresh(shop, parent, variations.get(parent.id) ?? []);
  }
}

async function readFamily({ kind, queries }: Shop, ids: readonly number[]): Promise<readonly Product[]> {
  const rows = await queries
    .selectFrom('products')
    .selectAll()
    .where((eb) => eb.or([eb('id', 'in', ids), eb('parent_id', 'in', ids)]))
    .orderBy('id')
    .$if(kind === 'postgres', (query) => query.forUpdate())
    .execute();
  return rows.map(readProduct);
}

async function refresh(shop: Shop, parent: Product, variations: readonly Product[]): Promise<void> {
  const statusOf = (variation: Product) =>
    parent.managesStock && !variation.managesStock ? stockStatusOf(parent) : variation.stockStatus;
  for (const variation of variations) {
    const right = { name: variationName(parent, variation.choices), stock_status: statusOf(variation) };
    if (right.name !== variation.name || right.stock_status !== variation.stockStatus)
      await shop.queries.updateTable('products').set(right).where('id', '=', variation.id).execute();
  }
  const sold = variations.filter(({ status }) => status === 'publish');
  await shop.queries
    .updateTable('products')
    .set({
      ...priceColumns(pricedBy(parent, sold), shop.now()),
      stock_status: sold.length > 0 ? bestStockStatus(sold.map(statusOf)) : stockStatusOf(parent),
    })
    .where('id', '=', parent.id)
    .execute();
}
