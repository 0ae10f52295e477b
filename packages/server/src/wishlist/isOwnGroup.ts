import { isRowId } from '../security/isRowId.ts';
import type { Shop } from '../Shop.ts';

export async function isOwnGroup({ queries }: Shop, userId: number, groupId: number): Promise<boolean> {
  if (!isRowId(groupId)) return false;
  const row = await queries
    .selectFrom('wishlist_groups')
    .select('id')
    .where('id', '=', groupId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row !== undefined;
}
