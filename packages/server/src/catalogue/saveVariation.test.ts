import { describe, expect, it } from 'vitest';
import { databaseKinds } from '../db/testing/databases.ts';
import { openTestShop } from '../testing/testShop.ts';
import { deleteProduct } from './deleteProduct.ts';
import { findProduct } from './findProducts.ts';
import { findVariations } from './findVariations.ts';
import { listProducts } from './list/listProducts.ts';
import { matchVariation } from './matchVariation.ts';
import { saveProduct } from './saveProduct.ts';
import { saveVariation } from './saveVariation.ts';
import { saved } from './testing/saved.ts';

const attributes = [
  { name: 'Glaze', options: ['Teal', 'Rust red'], isVariation: true, isGlobal: true },
  { name: 'Size', options: ['S', 'L'], isVariation: true },
];

describe.each(databaseKinds)('variations on %s', async (kind) => {
  const shop = await openTestShop(kind);
  const parentOf = async (name: string, more = {}) =>
    saved(await saveProduct(shop, { name, type: 'variable', attributes, ...more })).id;

  it('make the price range and the stock of their parent', async () => {
    const parent = await parentOf('Cup');
    const add = async (choices: Record<string, string>, more: object) =>
      saved(await saveVariation(shop, parent, { choices, ...more })).id;
    const teal = await add({ glaze: 'Teal', size: 'S' }, { regularPrice: 2000, sku: 'CUP-T-S' });
    await add(
      { glaze: 'rust-red', size: 'L' },
      { regularPrice: 3000, salePrice: 2500, stockStatus: 'outofstock' },
    );
    const [listed] = (await listProducts(shop, { ids: [parent] })).items;
    expect(listed?.price).toEqual({
      min: 2000,
      max: 2500,
      regularMin: 2000,
      regularMax: 3000,
      isOnSale: true,
    });
    expect((await findVariations(shop, parent)).map(({ name }) => name)).toEqual([
      'Cup - Teal, S',
      'Cup - Rust red, L',
    ]);
    await saveVariation(shop, parent, { id: teal, stockStatus: 'outofstock' });
    expect((await findProduct(shop, parent))?.stockStatus).toBe('outofstock');
    await deleteProduct(shop, teal, { forGood: true });
    expect((await listProducts(shop, { ids: [parent] })).items[0]?.price?.min).toBe(2500);
    expect((await listProducts(shop, { onSale: true, sort: 'price' })).items[0]?.product.id).toBe(parent);
  });

  it('share the stock of their parent', async () => {
    const parent = await parentOf('Mug', { managesStock: true, stockQuantity: 5 });
    const { id } = saved(await saveVariation(shop, parent, { choices: { size: 'S' }, regularPrice: 10 }));
    const own = saved(
      await saveVariation(shop, parent, {
        choices: { size: 'L' },
        regularPrice: 10,
        managesStock: true,
        stockQuantity: 1,
      }),
    ).id;
    const statuses = async () =>
      Promise.all([id, own, parent].map(async (one) => (await findProduct(shop, one))?.stockStatus));
    expect(await statuses()).toEqual(['instock', 'instock', 'instock']);
    await saveProduct(shop, { id: parent, stockQuantity: 0 });
    expect(await statuses()).toEqual(['outofstock', 'instock', 'instock']);
  });

  it('are refused when they stand for nothing or for the same', async () => {
    const parent = await parentOf('Bowl');
    expect(await saveVariation(shop, parent, { choices: { glaze: 'Pink' } })).toMatchObject({
      errors: [{ field: 'choices.glaze' }],
    });
    expect(await saveVariation(shop, parent, { choices: { weight: '1' } })).toMatchObject({
      errors: [{ field: 'choices.weight' }],
    });
    saved(await saveVariation(shop, parent, { choices: { glaze: 'Teal' } }));
    expect(await saveVariation(shop, parent, { choices: { glaze: 'Teal', size: '' } })).toMatchObject({
      errors: [{ field: 'choices' }],
    });
    const simple = await shop.product();
    expect(await saveVariation(shop, simple, {})).toMatchObject({ errors: [{ field: 'parentId' }] });
  });
});

describe('the variation for some choices', () => {
  const variation = (id: number, choices: Record<string, string>, status = 'publish' as const) => ({
    id,
    choices,
    status,
  });
  const all = [
    variation(1, { glaze: '', size: '' }),
    variation(2, { glaze: 'Teal', size: '' }),
    variation(3, { glaze: 'Rust red', size: 'L' }),
  ];
  it('is the one that leaves least open', () => {
    expect(matchVariation(all, { glaze: 'Teal', size: 'S' })?.id).toBe(2);
    expect(matchVariation(all, { glaze: 'rust-red', size: 'L' })?.id).toBe(3);
    expect(matchVariation(all, { glaze: 'Rust red', size: 'S' })?.id).toBe(1);
  });
  it('is none while something is not chosen', () => {
    expect(matchVariation(all, { glaze: 'Teal' })).toBeNull();
    expect(matchVariation(all, { glaze: 'Teal', size: '' })).toBeNull();
  });
});
