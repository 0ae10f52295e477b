import { shopSettings } from '@vitrine/contract/shop';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { databaseKinds } from '../db/testing/databases.ts';
import { openTestShop } from '../testing/testShop.ts';
import { compareTables, removeCategoryFromCompare } from './compareTables.ts';

const together = v.parse(shopSettings, {});
const byCategory = v.parse(shopSettings, { compare: { byCategory: true } });

const attribute = (name: string, options: readonly string[], isVisible = true) => ({
  name,
  slug: name.toLowerCase(),
  options,
  isVisible,
  isVariation: false,
  isGlobal: false,
});

describe.each(databaseKinds)('comparing on %s', async (kind) => {
  const shop = await openTestShop(kind);
  const term = async (name: string, parentId: number | null = null, position = 0) => {
    const row = { taxonomy: 'product_cat', slug: name.toLowerCase(), name, parent_id: parentId, position };
    return (await shop.queries.insertInto('terms').values(row).returning('id').executeTakeFirstOrThrow()).id;
  };
  const file = (productId: number, ...termIds: readonly number[]) =>
    shop.queries
      .insertInto('product_terms')
      .values(termIds.map((termId) => ({ product_id: productId, term_id: termId })))
      .execute();

  const ceramics = await term('Ceramics');
  const mugs = await term('Mugs', ceramics);
  const lamps = await term('Lamps');
  const mug = await shop.product({
    sku: 'MUG',
    shortDescription: 'For tea',
    description: 'Long',
    salePrice: 800,
    attributes: [attribute('Colour', ['Blue', 'Red']), attribute('Secret', ['x'], false)],
  });
  const lamp = await shop.product({
    type: 'variable',
    regularPrice: null,
    stockStatus: 'onbackorder',
    attributes: [attribute('Height', ['30 cm']), attribute('Colour', ['White'])],
  });
  const small = await shop.product({ type: 'variation', parentId: lamp, regularPrice: 2000 });
  await shop.product({ type: 'variation', parentId: lamp, regularPrice: 4000 });
  const loose = await shop.product({ stockStatus: 'outofstock' });
  await file(mug, ceramics, mugs);
  await file(lamp, lamps);

  it('shows all in one table, in their order', async () => {
    const { tables, count, ids } = await compareTables(shop, [mug, lamp, 2_000_000_000, loose], together);
    expect({ count, ids }).toEqual({ count: 3, ids: [mug, lamp, loose] });
    expect(tables).toHaveLength(1);
    expect(tables[0]?.category).toBeNull();
    expect(tables[0]?.columns).toMatchObject([
      { price: { min: 800, max: 800, regularMin: 1000, isOnSale: true }, sku: 'MUG', description: 'For tea' },
      { price: { min: 2000, max: 4000, isOnSale: false }, sku: '', availability: 'Available on backorder' },
      { price: { min: 1000, max: 1000 }, availability: 'Out of stock' },
    ]);
  });

  it('has a row for every attribute that one of them shows', async () => {
    const { tables } = await compareTables(shop, [mug, lamp, loose], together);
    expect(tables[0]?.rows).toEqual([
      { slug: 'colour', name: 'Colour', values: [['Blue', 'Red'], ['White'], []] },
      { slug: 'height', name: 'Height', values: [[], ['30 cm'], []] },
    ]);
  });

  it('shows a table for each category when the shop wants it, the deepest of a product', async () => {
    const { tables, count } = await compareTables(shop, [mug, small, loose], byCategory);
    expect(count).toBe(3);
    expect(
      tables.map(({ category, columns }) => [category?.name, columns.map(({ product }) => product.id)]),
    ).toEqual([
      ['Mugs', [mug]],
      ['Lamps', [lamp]],
      ['Uncategorized', [loose]],
    ]);
    expect(tables[0]?.rows).toHaveLength(1);
  });

  it('lets a whole category go', async () => {
    expect(await removeCategoryFromCompare(shop, [mug, lamp, loose], mugs)).toEqual([lamp, loose]);
    expect(await removeCategoryFromCompare(shop, [mug, lamp, loose], 0)).toEqual([mug, lamp]);
    expect(await removeCategoryFromCompare(shop, [], mugs)).toEqual([]);
  });

  it('has nothing to show of nothing', async () => {
    expect(await compareTables(shop, [0, -5, 2 ** 40], together)).toEqual({ tables: [], count: 0, ids: [] });
  });
});
