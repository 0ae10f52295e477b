import { describe, expect, it } from 'vitest';
import { databaseKinds } from '../db/testing/databases.ts';
import { inTransaction } from '../db/inTransaction.ts';
import type { Shop } from '../Shop.ts';
import { openTestShop } from '../testing/testShop.ts';
import { dropOldVersions } from './dropOldVersions.ts';
import { readVersions } from './readVersions.ts';

const versionOf = async (shop: Shop, tag: 'shop' | 'products') => (await readVersions(shop, [tag])).get(tag);
const change = ({ queries }: Shop, name: string) =>
  queries.insertInto('settings').values({ name, value: '1', updated_at: 1 }).execute();

describe.each(databaseKinds)('versions of pages on %s', async (kind) => {
  const shop = await openTestShop(kind);

  it('are others after every change that was made for good', async () => {
    const seen = [await versionOf(shop, 'shop')];
    await change(shop, 'a');
    seen.push(await versionOf(shop, 'shop'));
    await shop.queries.updateTable('settings').set({ value: '2' }).execute();
    seen.push(await versionOf(shop, 'shop'));
    await shop.queries.deleteFrom('settings').execute();
    seen.push(await versionOf(shop, 'shop'));
    expect(new Set(seen).size).toBe(4);
    const undone = inTransaction(shop, async (within) => {
      await change(within, 'b');
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await versionOf(shop, 'shop')).toBe(seen.at(-1));
  });

  it('stay when terms are written as they were', async () => {
    const term = { taxonomy: 'product_cat', slug: 'cups', name: 'Cups', count: 2 };
    await shop.queries.insertInto('terms').values(term).execute();
    const before = await versionOf(shop, 'shop');
    await shop.queries.updateTable('terms').set({ count: 2 }).execute();
    expect(await versionOf(shop, 'shop')).toBe(before);
    await shop.queries.updateTable('terms').set({ count: 3 }).execute();
    expect(await versionOf(shop, 'shop')).not.toBe(before);
  });

  it('are kept until no page can be of them', async () => {
    await change(shop, 'young');
    const before = await versionOf(shop, 'shop');
    await dropOldVersions(shop);
    expect(await versionOf(shop, 'shop')).toBe(before);
  });
});

describe.each(databaseKinds.filter((kind) => kind === 'postgres'))(
  'versions of pages on %s',
  async (kind) => {
    const shop = await openTestShop(kind);

    it('show a change that was begun before another and made for good after it, and neither waits for the other', async () => {
      const [first, second] = [await shop.product(), await shop.product()];
      const rename = ({ queries }: Shop, id: number) =>
        queries.updateTable('products').set({ name: 'Other' }).where('id', '=', id).execute();
      let between: string | undefined;
      await inTransaction(shop, async (slow) => {
        await rename(slow, first);
        await rename(shop, second);
        between = await versionOf(shop, 'products');
      });
      expect(await versionOf(shop, 'products')).not.toBe(between);
    });

    it('that are old are dropped, and a later change is seen all the same', async () => {
      await change(shop, 'first');
      const before = await versionOf(shop, 'shop');
      await shop.queries.updateTable('page_versions').set({ changed_at: 1 }).execute();
      await dropOldVersions(shop);
      expect(await shop.queries.selectFrom('page_versions').select('tag').execute()).toEqual([]);
      await change(shop, 'second');
      expect(await versionOf(shop, 'shop')).not.toBe(before);
    });
  },
);
