import type { Shop } from '../Shop.ts';
import { DEFAULT_GROUP_NAME } from './limits.ts';

/** The group that everything goes to without another word; made when there is none. For use under the user's lock. */
export async function defaultGroup({ queries, now }: Shop, userId: number): Promise<number> {
  const known = await queries
    .selectFrom('wishlist_groups')
    .select('id')
    .where('default_of', '=', userId)
    .executeTakeFirst();
  if (known) return known.id;
  const made = await queries
    .insertInto('wishlist_groups')
    .values({ user_id: userId, name: DEFAULT_GROUP_NAME, default_of: userId, created_at: now() })
    .returning('id')
    .executeTakeFirstOrThrow();
  return made.id;
}
