import type { Shop } from '../../../Shop.ts';
import { addToWishlist } from '../../../wishlist/addToWishlist.ts';
import type { WishlistChanged } from '../../../wishlist/changeWishlist.ts';
import { moveItems } from '../../../wishlist/moveItems.ts';
import { readWishlist } from '../../../wishlist/readWishlist.ts';
import { removeFromWishlist } from '../../../wishlist/removeFromWishlist.ts';
import type { Wishlist, WishlistGroup } from '../../../wishlist/Wishlist.ts';
import { createGroup, deleteGroup, renameGroup, setDefaultGroup } from '../../../wishlist/wishlistGroups.ts';
import type { WishlistRefusal } from '../../../wishlist/wishlistTexts.ts';
import type { Handlers } from '../ApiCall.ts';
import { done, invalid, made, plain, type Refusal, shown } from '../answer/Outcome.ts';
import { change } from '../change.ts';
import { written } from '../views/written.ts';

const groupView = (group: WishlistGroup) => ({
  ...group,
  items: group.items.map((item) => written(item, 'addedAt')),
});
const view = ({ groups, count }: Wishlist) => ({ groups: groups.map(groupView), count });

const read = async (shop: Shop, userId: number, id: number) => {
  const { groups } = await readWishlist(shop, userId);
  const group = groups.find((one) => one.id === id);
  return group ? { value: groupView(group) } : null;
};

const told = ({ message }: WishlistRefusal): Refusal => invalid([{ field: null, message }]);
const outcome = (changed: WishlistChanged) => (changed.ok ? plain(view(changed.wishlist)) : told(changed));

/** Both of what may be asked of a group, or neither. */
async function changeGroup(
  shop: Shop,
  userId: number,
  id: number,
  { name, isDefault }: { readonly name?: string | undefined; readonly isDefault?: true | undefined },
): Promise<WishlistRefusal | null> {
  const renamed = name === undefined ? null : await renameGroup(shop, userId, id, name);
  if (renamed && !renamed.ok) return renamed;
  const set = isDefault ? await setDefaultGroup(shop, userId, id) : null;
  return set && !set.ok ? set : null;
}

export const wishlistHandlers = {
  readWishlist: async ({ shop, user }) => plain(view(await readWishlist(shop, user.id))),
  addToWishlist: async ({ shop, user, body }) =>
    outcome(await addToWishlist(shop, user.id, body.productId, body.groupId)),
  removeFromWishlist: async ({ shop, user, body }) =>
    outcome(await removeFromWishlist(shop, user.id, body.productIds, body.groupId)),
  moveWishlistItems: async ({ shop, user, body: { productIds, from, to } }) =>
    outcome(await moveItems(shop, user.id, productIds, { from, to })),
  async createWishlistGroup({ shop, user, body }) {
    const created = await createGroup(shop, user.id, body.name);
    if (!created.ok) return told(created);
    const { groupId } = created;
    return made(await read(shop, user.id, groupId), `/me/wishlist/groups/${groupId}`);
  },
  readWishlistGroup: async ({ shop, user, params }) => shown(await read(shop, user.id, params.id)),
  async updateWishlistGroup(call) {
    const { shop, user, params, body } = call;
    const refusal = await change(call, {
      // The user: every change of their lists locks that.
      table: 'users',
      id: user.id,
      read: (within) => read(within, user.id, params.id),
      write: async (within) => {
        const refused = await changeGroup(within, user.id, params.id, body);
        return refused ? told(refused) : null;
      },
    });
    return refusal ?? shown(await read(shop, user.id, params.id));
  },
  async deleteWishlistGroup(call) {
    const { user, params } = call;
    return change(call, {
      table: 'users',
      id: user.id,
      read: (within) => read(within, user.id, params.id),
      write: async (within) => {
        const gone = await deleteGroup(within, user.id, params.id);
        return gone.ok ? done : told(gone);
      },
    });
  },
} satisfies Partial<Handlers>;
