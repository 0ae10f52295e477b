import { describe, expect, it } from 'vitest';
import { insertTestUser } from '../accounts/testing/testUser.ts';
import { databaseKinds } from '../db/testing/databases.ts';
import { openTestShop } from '../testing/testShop.ts';
import { addToWishlist } from './addToWishlist.ts';
import { writeWishlistCookie } from './guestWishlist.ts';
import { mergeGuestWishlist } from './mergeGuestWishlist.ts';
import { moveItems } from './moveItems.ts';
import { readGuestWishlist, readWishlist } from './readWishlist.ts';
import { removeFromWishlist } from './removeFromWishlist.ts';
import type { Wishlist } from './Wishlist.ts';
import { createGroup, deleteGroup, renameGroup, setDefaultGroup } from './wishlistGroups.ts';

const contents = ({ groups }: Wishlist) =>
  groups.map(({ name, items }) => [name, items.map(({ productId }) => productId)]);

describe.each(databaseKinds)('a wishlist on %s', async (kind) => {
  const shop = await openTestShop(kind);
  const products = [await shop.product(), await shop.product(), await shop.product(), await shop.product()];
  const [cup = 0, bowl = 0, lamp = 0, print = 0] = products;
  const someone = async () => (await insertTestUser(shop)).id;

  it('begins with nothing', async () => {
    expect(await readWishlist(shop, await someone())).toEqual({ groups: [], count: 0, hash: '' });
  });

  it('takes a product once, in the default group, the last added first', async () => {
    const user = await someone();
    await addToWishlist(shop, user, cup);
    shop.wait(1000);
    await addToWishlist(shop, user, bowl);
    const again = await addToWishlist(shop, user, bowl);
    expect(again).toMatchObject({ ok: true, wishlist: { count: 2 } });
    expect(contents(await readWishlist(shop, user))).toEqual([['My wishlist', [bowl, cup]]]);
  });

  it('loses nothing when all is added at once, and makes one default group', async () => {
    const user = await someone();
    await Promise.all([...products, ...products].map((id) => addToWishlist(shop, user, id)));
    const { groups, count } = await readWishlist(shop, user);
    expect(groups).toMatchObject([{ isDefault: true }]);
    expect(count).toBe(4);
  });

  it('refuses what is not sold, and takes the product of a variation', async () => {
    const user = await someone();
    const draft = await shop.product({ status: 'draft' });
    for (const id of [draft, 0, -1, 1.5, 2 ** 40, 2_000_000_000])
      expect(await addToWishlist(shop, user, id)).toEqual({
        ok: false,
        message: 'There is no such product.',
      });
    const parent = await shop.product({ type: 'variable' });
    const variation = await shop.product({ type: 'variation', parentId: parent });
    await addToWishlist(shop, user, variation);
    expect(contents(await readWishlist(shop, user))).toEqual([['My wishlist', [parent]]]);
  });

  it('leaves out what is no longer sold', async () => {
    const user = await someone();
    const gone = await shop.product();
    await addToWishlist(shop, user, gone);
    const { hash } = await readWishlist(shop, user);
    await shop.queries.updateTable('products').set({ status: 'trash' }).where('id', '=', gone).execute();
    expect(await readWishlist(shop, user)).toMatchObject({ count: 0, hash: '' });
    expect(hash).toMatch(/^[0-9a-f]{32}$/);
  });

  it('has the same hash for the same contents, and another for others', async () => {
    const user = await someone();
    await addToWishlist(shop, user, cup);
    const { hash } = await readWishlist(shop, user);
    await addToWishlist(shop, user, bowl);
    expect((await readWishlist(shop, user)).hash).not.toBe(hash);
    const removed = await removeFromWishlist(shop, user, [bowl, 2 ** 40]);
    expect(removed).toMatchObject({ ok: true, wishlist: { hash } });
  });

  it('is each user alone', async () => {
    const [one, two] = [await someone(), await someone()];
    const made = await createGroup(shop, one, 'Mine');
    const groupId = made.ok ? made.groupId : 0;
    const message = 'There is no such group.';
    await addToWishlist(shop, one, cup);
    expect(await addToWishlist(shop, two, cup, groupId)).toEqual({ ok: false, message });
    expect(await renameGroup(shop, two, groupId, 'Yours')).toEqual({ ok: false, message });
    expect(await deleteGroup(shop, two, groupId)).toEqual({ ok: false, message });
    expect(await setDefaultGroup(shop, two, groupId)).toEqual({ ok: false, message });
    expect(await moveItems(shop, two, [cup], { from: groupId, to: groupId })).toEqual({ ok: false, message });
    await removeFromWishlist(shop, two, [cup]);
    expect((await readWishlist(shop, one)).count).toBe(1);
  });

  it('has groups: made, renamed, filled, made the default, deleted', async () => {
    const user = await someone();
    expect(await createGroup(shop, user, ' \n ')).toEqual({ ok: false, message: 'Title is empty!' });
    const made = await createGroup(shop, user, 'Birthday');
    const groupId = made.ok ? made.groupId : 0;
    await addToWishlist(shop, user, cup);
    await addToWishlist(shop, user, lamp, groupId);
    expect(await renameGroup(shop, user, groupId, '')).toEqual({ ok: false, message: 'Title is empty!' });
    await renameGroup(shop, user, groupId, 'Christmas');
    await setDefaultGroup(shop, user, groupId);
    expect(contents(await readWishlist(shop, user))).toEqual([
      ['Christmas', [lamp]],
      ['My wishlist', [cup]],
    ]);
    expect(await deleteGroup(shop, user, groupId)).toEqual({
      ok: false,
      message: 'The default group cannot be deleted.',
    });
    const old = (await readWishlist(shop, user)).groups[1]?.id ?? 0;
    await deleteGroup(shop, user, old);
    expect(contents(await readWishlist(shop, user))).toEqual([['Christmas', [lamp]]]);
  });

  it('has one default group after two were chosen at once', async () => {
    const user = await someone();
    const made = [await createGroup(shop, user, 'A'), await createGroup(shop, user, 'B')];
    await Promise.all(made.map((group) => setDefaultGroup(shop, user, group.ok ? group.groupId : 0)));
    const { groups } = await readWishlist(shop, user);
    expect(groups.filter(({ isDefault }) => isDefault)).toHaveLength(1);
  });

  it('moves products between groups, each once', async () => {
    const user = await someone();
    const made = await createGroup(shop, user, 'Birthday');
    const to = made.ok ? made.groupId : 0;
    for (const id of [cup, bowl, print]) await addToWishlist(shop, user, id);
    await addToWishlist(shop, user, cup, to);
    const from = (await readWishlist(shop, user)).groups[0]?.id ?? 0;
    const moved = await moveItems(shop, user, [cup, bowl], { from, to });
    expect(moved.ok && contents(moved.wishlist)).toEqual([
      ['My wishlist', [print]],
      ['Birthday', [cup, bowl]],
    ]);
    await removeFromWishlist(shop, user, [cup, bowl], from);
    expect((await readWishlist(shop, user)).count).toBe(3);
    await removeFromWishlist(shop, user, [cup, bowl]);
    expect((await readWishlist(shop, user)).count).toBe(1);
  });

  it('holds so many and no more', async () => {
    const user = await someone();
    await addToWishlist(shop, user, cup);
    const groupId = (await readWishlist(shop, user)).groups[0]?.id ?? 0;
    const rows = Array.from({ length: 498 }, (_, index) => ({
      group_id: groupId,
      product_id: 1_000_000 + index,
      user_id: user,
      added_at: 0,
    }));
    await shop.queries.insertInto('wishlist_items').values(rows).execute();
    const answers = await Promise.all([bowl, lamp, print].map((id) => addToWishlist(shop, user, id)));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(answers.filter(({ ok }) => !ok)[0]).toEqual({ ok: false, message: 'Your wishlist is full.' });
  });

  it('takes over what a guest wished for, as often as it is told', async () => {
    const user = await someone();
    await addToWishlist(shop, user, cup);
    const cookie = writeWishlistCookie([cup, bowl, 2_000_000_000]);
    await Promise.all([1, 2, 3].map(() => mergeGuestWishlist(shop, user, cookie)));
    const [group] = (await readWishlist(shop, user)).groups;
    expect(group?.items.map(({ productId }) => productId).sort()).toEqual([cup, bowl].sort());
    await mergeGuestWishlist(shop, user, '{"nonsense":');
    expect((await readWishlist(shop, user)).count).toBe(2);
  });

  it('shows a guest what is still sold', async () => {
    expect(await readGuestWishlist(shop, [bowl, 2_000_000_000, cup])).toMatchObject({
      count: 2,
      groups: [{ isDefault: true, items: [{ productId: bowl }, { productId: cup }] }],
    });
  });
});
