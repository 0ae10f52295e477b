import { describe, expect, it } from 'vitest';
import { openTestShop } from '../testing/testShop.ts';
import { prepared, preparedList } from './prepared.ts';
import { databaseKinds } from './testing/databases.ts';

const namedLike = prepared<{ name: string; price: number }, { id: number; name: string }>((queries, value) =>
  queries
    .selectFrom('products')
    .select(['id', 'name'])
    .where('name', '=', value('name'))
    .where('status', '=', 'publish')
    .where('regular_price', '>=', value('price')),
);
const ofIds = preparedList<number, { id: number }>((queries, ids) =>
  queries.selectFrom('products').select('id').where('id', 'in', ids).orderBy('id'),
);

describe.each(databaseKinds)('a prepared query on %s', async (kind) => {
  const shop = await openTestShop(kind);

  it('runs with the values of each run', async () => {
    const id = await shop.product({ name: 'Cup', regularPrice: 500 });
    await shop.product({ name: 'Bowl', regularPrice: 900 });
    expect(await namedLike(shop, { name: 'Cup', price: 100 })).toEqual([{ id, name: 'Cup' }]);
    expect(await namedLike(shop, { name: 'Bowl', price: 100 })).toMatchObject([{ name: 'Bowl' }]);
    expect(await namedLike(shop, { name: 'Cup', price: 501 })).toEqual([]);
  });

  it('runs inside the transaction that it is asked in', async () => {
    const work = shop.queries.transaction().execute(async (queries) => {
      await queries.updateTable('products').set({ name: 'Mug' }).where('name', '=', 'Cup').execute();
      expect(await namedLike({ kind, queries }, { name: 'Mug', price: 0 })).toHaveLength(1);
      throw new Error('undo');
    });
    await expect(work).rejects.toThrow('undo');
    expect(await namedLike(shop, { name: 'Mug', price: 0 })).toEqual([]);
  });

  it('takes lists of any length', async () => {
    const ids = await Promise.all(Array.from({ length: 30 }, () => shop.product()));
    const sorted = ids.sort((a, b) => a - b);
    for (const length of [1, 2, 2, 30])
      expect((await ofIds(shop, sorted.slice(0, length))).map(({ id }) => id)).toEqual(
        sorted.slice(0, length),
      );
  });
});
