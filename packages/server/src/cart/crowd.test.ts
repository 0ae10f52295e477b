import type { KyselyPlugin } from 'kysely';
import { describe, expect, it } from 'vitest';
import { addNotice, MOST_NOTICES, takeNotices } from '../notices/notices.ts';
import { databaseKinds } from '../db/testing/databases.ts';
import type { Shop } from '../Shop.ts';
import { openTestShop } from '../testing/testShop.ts';
import { MOST_LINES, MOST_REMOVED } from './limits.ts';
import { readItems } from './readItems.ts';
import { removeItem } from './removeItem.ts';
import { restoreItem } from './restoreItem.ts';
import { setQuantities } from './setQuantities.ts';
import { put, testGuest } from './testing/cartOf.ts';

describe.each(databaseKinds)('what one visitor may pile up, on %s', async (kind) => {
  const shop = await openTestShop(kind);

  const countQueries = async (work: (counted: Shop) => Promise<unknown>): Promise<number> => {
    let count = 0;
    const plugin: KyselyPlugin = {
      transformQuery: ({ node }) => {
        count++;
        return node;
      },
      transformResult: async ({ result }) => result,
    };
    await work({ ...shop, queries: shop.queries.withPlugin(plugin) });
    return count;
  };

  it('is no more notices than fit a page: the newest', async () => {
    const guest = testGuest();
    for (let number = 1; number <= MOST_NOTICES + 5; number++)
      await addNotice(shop, guest, 'error', `notice ${number}`);
    const kept = await shop.queries
      .selectFrom('notices')
      .select('id')
      .where('customer_id', '=', guest)
      .execute();
    expect(kept.length).toBe(MOST_NOTICES);
    const told = await takeNotices(shop, guest);
    expect([told[0], told.at(-1)]).toMatchObject([
      { html: 'notice 6' },
      { html: `notice ${MOST_NOTICES + 5}` },
    ]);
  });

  it('is a few removed lines: the newest can be put back', async () => {
    const guest = testGuest();
    const product = await shop.product();
    const keys: string[] = [];
    for (let number = 0; number < MOST_REMOVED + 3; number++) {
      const added = await put(shop, guest, product, 1, { extra: { number: String(number) } });
      if (!added.ok) throw new Error('not added');
      keys.push(added.key);
      shop.wait(1000);
      await removeItem(shop, guest, added.key);
    }
    expect((await readItems(shop, guest)).length).toBe(MOST_REMOVED);
    expect(await restoreItem(shop, guest, keys[0] ?? '')).toBe(false);
    expect(await restoreItem(shop, guest, keys.at(-1) ?? '')).toBe(true);
  });

  it('is a full cart, into which nothing can be put back', async () => {
    const guest = testGuest();
    const product = await shop.product();
    const first = await put(shop, guest, product, 1, { extra: { number: 'first' } });
    if (!first.ok) throw new Error('not added');
    await removeItem(shop, guest, first.key);
    const [row] = await shop.queries
      .selectFrom('cart_items')
      .selectAll()
      .where('customer_id', '=', guest)
      .execute();
    if (!row) throw new Error('no row');
    const rows = Array.from({ length: MOST_LINES }, (_, number) => ({
      ...row,
      item_key: number.toString(16).padStart(32, '0'),
      removed_at: null,
    }));
    await shop.queries.insertInto('cart_items').values(rows).execute();
    expect(await restoreItem(shop, guest, first.key)).toBe(false);
  });

  it('is changed by as many statements as a cart of one line', async () => {
    const guest = testGuest();
    const product = await shop.product();
    for (let number = 0; number < 12; number++)
      await put(shop, guest, product, 1, { extra: { number: String(number) } });
    const keys = (await readItems(shop, guest)).map(({ key }) => key);
    const few = await countQueries((counted) => setQuantities(counted, guest, new Map([[keys[0] ?? '', 2]])));
    const many = await countQueries((counted) =>
      setQuantities(counted, guest, new Map(keys.map((key, index) => [key, index === 11 ? 0 : index + 3]))),
    );
    expect(many).toBeLessThanOrEqual(few + 2);
    const after = await readItems(shop, guest);
    expect(after.filter(({ isRemoved }) => !isRemoved).map(({ quantity }) => quantity)).toEqual(
      Array.from({ length: 11 }, (_, index) => index + 3),
    );
    expect(after.filter(({ isRemoved }) => isRemoved).map(({ key }) => key)).toEqual([keys[11]]);
  });
});
