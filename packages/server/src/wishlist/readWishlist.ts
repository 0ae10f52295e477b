import type { Shop } from '../Shop.ts';
import { DEFAULT_GROUP_NAME } from './limits.ts';
import { type Wishlist, type WishlistItem, wishlistOf } from './Wishlist.ts';
import { findListable } from '../catalogue/findListable.ts';

/** What a user has on the lists; products that are no longer sold are left out. Nothing is written. */
export async function readWishlist({ queries }: Shop, userId: number): Promise<Wishlist> {
  const groups = await queries
    .selectFrom('wishlist_groups')
    .select(['id', 'name', 'default_of'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();
  const rows = await queries
    .selectFrom('wishlist_items')
    .innerJoin('products', 'products.id', 'wishlist_items.product_id')
    .select(['wishlist_items.group_id', 'wishlist_items.product_id', 'wishlist_items.added_at'])
    .where('wishlist_items.user_id', '=', userId)
    .where('products.status', '=', 'publish')
    .orderBy('wishlist_items.added_at', 'desc')
    .orderBy('wishlist_items.product_id')
    .execute();
  const items = new Map<number, WishlistItem[]>(groups.map(({ id }) => [id, []]));
  for (const row of rows) items.get(row.group_id)?.push({ productId: row.product_id, addedAt: row.added_at });
  const read = groups.map(({ id, name, default_of }) => ({
    id,
    name,
    isDefault: default_of !== null,
    items: items.get(id) ?? [],
  }));
  return wishlistOf(read.sort((a, b) => Number(b.isDefault) - Number(a.isDefault)));
}

/** The same of a guest, whose list is a cookie. */
export async function readGuestWishlist(shop: Shop, ids: readonly number[]): Promise<Wishlist> {
  const sold = await findListable(shop, ids);
  const products = new Set(ids.flatMap((id) => sold.get(id) ?? []));
  const items = [...products].map((productId) => ({ productId, addedAt: 0 }));
  return wishlistOf([{ id: 0, name: DEFAULT_GROUP_NAME, isDefault: true, items }]);
}
