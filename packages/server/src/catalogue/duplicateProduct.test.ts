import { describe, expect, it } from 'vitest';
import { databaseKinds } from '../db/testing/databases.ts';
import { openTestShop } from '../testing/testShop.ts';
import { duplicateProduct } from './duplicateProduct.ts';
import { findProduct } from './findProducts.ts';
import { findVariations } from './findVariations.ts';
import { saveProduct } from './saveProduct.ts';
import { saveVariation } from './saveVariation.ts';
import { productTerms } from './terms/listTerms.ts';
import { saved } from './testing/saved.ts';

describe.each(databaseKinds)('a copy of a product on %s', async (kind) => {
  const shop = await openTestShop(kind);

  it('is a draft with the same texts, terms and variations, under names of its own', async () => {
    const attributes = [{ name: 'Glaze', options: ['Teal', 'Rust'], isVariation: true, isGlobal: true }];
    const { id } = saved(
      await saveProduct(shop, {
        name: 'Cup',
        type: 'variable',
        sku: 'CUP',
        status: 'publish',
        description: '<p>Good</p>',
        tags: ['Blue'],
        attributes,
      }),
    );
    const choices = { glaze: 'Teal' };
    saved(await saveVariation(shop, id, { choices, regularPrice: 900, sku: 'CUP-T', status: 'publish' }));
    const copy = saved(await duplicateProduct(shop, id));
    expect(await findProduct(shop, copy.id)).toMatchObject({
      name: 'Cup (copy)',
      slug: 'cup-copy',
      sku: null,
      status: 'draft',
      description: '<p>Good</p>',
      totalSales: 0,
      version: 1,
    });
    const names = (await productTerms(shop, [copy.id])).get(copy.id)?.map(({ name }) => name);
    expect(names?.sort()).toEqual(['Blue', 'Rust', 'Teal']);
    expect(await findVariations(shop, copy.id)).toMatchObject([
      { name: 'Cup (copy) - Teal', regularPrice: 900, sku: null, choices },
    ]);
    expect((await findProduct(shop, id))?.sku).toBe('CUP');
  });

  it('is made whole or not at all', async () => {
    const { id } = saved(await saveProduct(shop, { name: 'Jar' }));
    await shop.queries.updateTable('products').set({ image_id: 4_000_000 }).where('id', '=', id).execute();
    expect(await duplicateProduct(shop, id)).toMatchObject({ ok: false, reason: 'invalid' });
    const jars = await shop.queries
      .selectFrom('products')
      .select('id')
      .where('name', 'like', 'Jar%')
      .execute();
    expect(jars).toEqual([{ id }]);
    expect(await duplicateProduct(shop, 3_000_000)).toMatchObject({ reason: 'missing' });
  });
});
