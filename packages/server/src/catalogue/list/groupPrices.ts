import type { Shop } from '../../Shop.ts';
import { findProducts } from '../findProducts.ts';
import { priceColumns } from '../priceRange.ts';
import type { Product } from '../Product.ts';

/** Works out anew, when a list is next sorted by price, what groups cost that hold one of these products, or are one of them. */
export async function makeGroupsDue({ queries }: Shop, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await queries
    .updateTable('products')
    .set({ price_until: 0 })
    .where('type', '=', 'grouped')
    .where((eb) =>
      // Too many are only worked out in vain: 1 is also a part of 12.
      eb.or([eb('id', 'in', ids), ...ids.map((id) => eb('grouped_ids', 'like', `%${id}%`))]),
    )
    .execute();
}

/** What a group costs: from its cheapest product that is sold to its dearest. */
export async function writeGroupPrice(
  shop: Shop,
  { id, groupedIds }: Pick<Product, 'id' | 'groupedIds'>,
): Promise<void> {
  const members = (await findProducts(shop, groupedIds)).filter(({ status }) => status === 'publish');
  await shop.queries
    .updateTable('products')
    .set(priceColumns(members, shop.now()))
    .where('id', '=', id)
    .execute();
}
