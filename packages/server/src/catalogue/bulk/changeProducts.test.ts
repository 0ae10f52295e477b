import { describe, expect, it } from 'vitest';
import { databaseKinds } from '../../db/testing/databases.ts';
import { openTestShop } from '../../testing/testShop.ts';
import { findProduct } from '../findProducts.ts';
import { saveProduct } from '../saveProduct.ts';
import { saveVariation } from '../saveVariation.ts';
import { saved } from '../testing/saved.ts';
import { changeProducts, undoChanges } from './changeProducts.ts';

describe.each(databaseKinds)('many products changed at once on %s', async (kind) => {
  const shop = await openTestShop(kind);
  const raise = {
    price: { which: 'regular', how: 'raisePercent', amount: 1000, roundTo: 10 },
  } as const;

  it('are changed with their variations, shown before that, and put back', async () => {
    const cup = saved(await saveProduct(shop, { name: 'Cup', regularPrice: 1000, tags: ['old'] })).id;
    const attributes = [{ name: 'Size', options: ['S'], isVariation: true }];
    const mug = saved(await saveProduct(shop, { name: 'Mug', type: 'variable', attributes })).id;
    const small = saved(await saveVariation(shop, mug, { choices: { size: 'S' }, regularPrice: 2005 })).id;
    const changes = { ...raise, tags: { add: ['new'], remove: [] } };
    const prices = async () =>
      Promise.all([cup, small].map(async (id) => (await findProduct(shop, id))?.regularPrice));
    const seen = await changeProducts(shop, [cup, mug, 987_654], changes, { isPreview: true });
    expect(await prices()).toEqual([1000, 2005]);
    const { changed, refused } = await changeProducts(shop, [cup, mug], changes);
    expect({ changed, refused }).toEqual(seen);
    expect(await prices()).toEqual([1100, 2210]);
    expect(changed.map(({ id, before, after }) => [id, before, after])).toEqual([
      [cup, { regularPrice: 1000, tags: ['old'] }, { regularPrice: 1100, tags: ['old', 'new'] }],
      [mug, { tags: [] }, { tags: ['new'] }],
      [small, { regularPrice: 2005 }, { regularPrice: 2210 }],
    ]);
    expect((await undoChanges(shop, changed)).refused).toEqual([]);
    expect(await prices()).toEqual([1000, 2005]);
    // Taken back twice, or after somebody else: nothing is written over.
    expect((await undoChanges(shop, changed)).refused).toHaveLength(3);
  });

  it('that would be wrong stay as they are, and are told', async () => {
    const id = saved(await saveProduct(shop, { name: 'Sale', regularPrice: 1000, salePrice: 900 })).id;
    const price = { which: 'regular', how: 'set', amount: 500, roundTo: 1 } as const;
    expect(await changeProducts(shop, [id], { price })).toEqual({
      changed: [],
      refused: [{ id, name: 'Sale', message: 'Must be below the regular price.' }],
    });
  });

  it('have what was sold meanwhile still sold when their stock is put back', async () => {
    const id = saved(await saveProduct(shop, { name: 'Jar', managesStock: true, stockQuantity: 5 })).id;
    const { changed } = await changeProducts(shop, [id], { stock: { how: 'raise', quantity: 10 } });
    await shop.queries.updateTable('products').set({ stock_quantity: 13 }).where('id', '=', id).execute();
    await undoChanges(shop, changed);
    expect(await findProduct(shop, id)).toMatchObject({ stockQuantity: 3 });
  });
});
