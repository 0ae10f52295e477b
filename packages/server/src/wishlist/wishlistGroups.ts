import { isRowId } from '../security/isRowId.ts';
import type { Shop } from '../Shop.ts';
import { oneLine } from '../text/oneLine.ts';
import { changeWishlist, type WishlistChanged } from './changeWishlist.ts';
import { DEFAULT_GROUP_NAME, GROUP_NAME_LENGTH, WISHLIST_GROUPS } from './limits.ts';
import { refuseWish, type WishlistRefusal } from './wishlistTexts.ts';

export type GroupCreated =
  | (Extract<WishlistChanged, { ok: true }> & { readonly groupId: number })
  | WishlistRefusal;

/** The default group comes first, also when somebody begins with one of their own. */
export async function createGroup(shop: Shop, userId: number, title: string): Promise<GroupCreated> {
  const name = oneLine(title, GROUP_NAME_LENGTH);
  if (!name) return refuseWish('emptyTitle');
  let groupId = 0;
  const changed = await changeWishlist(shop, userId, async (shop) => {
    await defaultGroup(shop, userId);
    if ((await countGroups(shop, userId)) >= WISHLIST_GROUPS) return refuseWish('tooManyGroups');
    groupId = await insertGroup(shop, userId, name);
    return null;
  });
  return changed.ok ? { ...changed, groupId } : changed;
}

export async function renameGroup(
  shop: Shop,
  userId: number,
  groupId: number,
  title: string,
): Promise<WishlistChanged> {
  const name = oneLine(title, GROUP_NAME_LENGTH);
  if (!name) return refuseWish('emptyTitle');
  return changeGroup(shop, userId, groupId, async ({ queries }) => {
    await queries.updateTable('wishlist_groups').set({ name }).where('id', '=', groupId).execute();
    return null;
  });
}

export const setDefaultGroup = (shop: Shop, userId: number, groupId: number): Promise<WishlistChanged> =>
  changeGroup(shop, userId, groupId, async ({ queries }) => {
    const groups = () => queries.updateTable('wishlist_groups');
    await groups().set({ default_of: null }).where('default_of', '=', userId).execute();
    await groups().set({ default_of: userId }).where('id', '=', groupId).execute();
    return null;
  });

/** With everything in it. */
export const deleteGroup = (shop: Shop, userId: number, groupId: number): Promise<WishlistChanged> =>
  changeGroup(shop, userId, groupId, async (shop) => {
    if ((await defaultGroup(shop, userId)) === groupId) return refuseWish('defaultStays');
    await shop.queries.deleteFrom('wishlist_items').where('group_id', '=', groupId).execute();
    await shop.queries.deleteFrom('wishlist_groups').where('id', '=', groupId).execute();
    return null;
  });

const changeGroup = (
  shop: Shop,
  userId: number,
  groupId: number,
  change: (shop: Shop) => Promise<WishlistRefusal | null>,
): Promise<WishlistChanged> =>
  changeWishlist(shop, userId, async (shop) =>
    (await isOwnGroup(shop, userId, groupId)) ? change(shop) : refuseWish('noGroup'),
  );

async function countGroups({ queries }: Shop, userId: number): Promise<number> {
  const { count } = await queries
    .selectFrom('wishlist_groups')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return count;
}

async function insertGroup({ queries, now }: Shop, userId: number, name: string): Promise<number> {
  const { id } = await queries
    .insertInto('wishlist_groups')
    .values({ user_id: userId, name, created_at: now() })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

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
