import type { Shop } from '../Shop.ts';
import { WISHLIST_ENTRIES } from './limits.ts';

/** Puts products on a list as far as there is room; those that are there already stay as they are. False: there was none left. */
export async function insertItems(
  { queries, now }: Shop,
  userId: number,
  groupId: number,
  productIds: readonly number[],
): Promise<boolean> {
  const rows = await queries
    .selectFrom('wishlist_items')
    .select(['group_id', 'product_id'])
    .where('user_id', '=', userId)
    .execute();
  const known = new Set(
    rows.filter(({ group_id }) => group_id === groupId).map(({ product_id }) => product_id),
  );
  const fresh = [...new Set(productIds)].filter((id) => !known.has(id));
  const fitting = fresh.slice(0, Math.max(0, WISHLIST_ENTRIES - rows.length));
  if (fitting.length > 0)
    await queries
      .insertInto('wishlist_items')
      .values(fitting.map((id) => ({ group_id: groupId, product_id: id, user_id: userId, added_at: now() })))
      .execute();
  return fitting.length === fresh.length;
}
