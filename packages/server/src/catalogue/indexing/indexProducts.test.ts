import { describe, expect, it } from 'vitest';
import { databaseKinds } from '../../db/testing/databases.ts';
import { inTransaction } from '../../db/inTransaction.ts';
import { openTestShop } from '../../testing/testShop.ts';
import { indexProducts } from './indexProducts.ts';
import { indexTerms } from './indexTerms.ts';
import { reindex } from './reindex.ts';
import { createSearchFixture } from '../../search/testing/createSearchFixture.ts';

describe.each(databaseKinds)('the search index on %s', async (kind) => {
  const shop = await openTestShop(kind);
  const { put, term, search } = createSearchFixture(shop);
  const change = async (id: number, fields: Record<string, string | number>) => {
    await shop.queries.updateTable('products').set(fields).where('id', '=', id).execute();
    await indexProducts(shop, [id]);
  };

  it('follows a name, a status and the end of a product', async () => {
    const id = await put({ name: 'Old teapot' });
    await change(id, { name: 'New kettle' });
    expect([await search('teapot'), await search('kettle')]).toEqual([[], ['New kettle']]);
    await change(id, { status: 'trash' });
    expect(await search('kettle')).toEqual([]);
    await change(id, { status: 'publish' });
    expect(await search('kettle')).toEqual(['New kettle']);
    await shop.queries.deleteFrom('products').where('id', '=', id).execute();
    await indexProducts(shop, [id]);
    expect(await search('kettle')).toEqual([]);
  });

  it('follows the stock and the sales', async () => {
    const [first] = [await put({ name: 'Lantern one' }), await put({ name: 'Lantern two' })];
    expect(await search('lantern')).toEqual(['Lantern one', 'Lantern two']);
    await change(first, { stock_status: 'outofstock' });
    expect(await search('lantern')).toEqual(['Lantern two', 'Lantern one']);
    await change(first, { stock_status: 'instock', total_sales: 5 });
    expect(await search('lantern')).toEqual(['Lantern one', 'Lantern two']);
  });

  it('counts variations for their parent', async () => {
    const parent = await put({ name: 'Scarf', type: 'variable' });
    const red = await put({
      name: 'Scarf - red',
      type: 'variation',
      parentId: parent,
      sku: 'SC-RED',
      choices: { colour: 'Vermilion' },
    });
    expect([await search('sc-red'), await search('vermilion')]).toEqual([['Scarf'], ['Scarf']]);
    await change(red, { stock_status: 'outofstock' });
    await put({ name: 'Scarf clip' });
    expect(await search('scarf', { inStockOnly: true })).toEqual(['Scarf clip']);
  });

  it('is part of the transaction that changes the product', async () => {
    const id = await put({ name: 'Compass' });
    const work = inTransaction(shop, async (within) => {
      await within.queries.updateTable('products').set({ name: 'Sextant' }).where('id', '=', id).execute();
      await indexProducts(within, [id]);
      throw new Error('stop');
    });
    await expect(work).rejects.toThrow('stop');
    expect([await search('sextant'), await search('compass')]).toEqual([[], ['Compass']]);
  });

  it('follows a category that is renamed', async () => {
    const category = await term('product_cat', 'Outdoors', 'outdoors');
    await put({ name: 'Hammock' }, [category]);
    await shop.queries.updateTable('terms').set({ name: 'Garden' }).where('id', '=', category).execute();
    await indexTerms(shop, [category]);
    expect([await search('outdoors'), await search('garden')]).toEqual([[], ['Hammock']]);
  });

  it('is brought in line as a whole', async () => {
    const id = await shop.product({ name: 'Telescope' });
    const gone = await put({ name: 'Astrolabe' });
    await shop.queries.deleteFrom('products').where('id', '=', gone).execute();
    const steps: (readonly [number, number])[] = [];
    await reindex(shop, { onProgress: (done, total) => steps.push([done, total]) });
    const [done, total] = steps.at(-1) ?? [0, -1];
    expect(done).toBe(total);
    expect([await search('telescpe'), await search('astrolabe')]).toEqual([['Telescope'], []]);
    expect((await search.whole('telescope')).ids).toEqual([id]);
  });

  it('knows all that many write at once', async () => {
    const ids = await Promise.all(
      Array.from({ length: 12 }, (_, at) =>
        shop.product({ name: `Parallel lamp ${at}`, slug: `parallel-${at}` }),
      ),
    );
    await Promise.all(ids.map((id) => indexProducts(shop, [id])));
    expect((await search.whole('parallel lamp')).total).toBe(12);
  });
});
