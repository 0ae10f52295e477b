import { describe, expect, it } from 'vitest';
import { databaseKinds } from '../../db/testing/databases.ts';
import { openTestShop } from '../../testing/testShop.ts';
import { type AllProductsQuery, listAllProducts } from './listAllProducts.ts';

describe.each(databaseKinds)('the list for who works on the catalogue, on %s', async (kind) => {
  const shop = await openTestShop(kind);
  const namesOf = async (query: Partial<AllProductsQuery>): Promise<string> => {
    const byId = { field: 'id', isDescending: false } as const;
    const { items } = await listAllProducts(shop, { page: 1, perPage: 10, sort: byId, ...query });
    return items.map(({ product }) => product.name).join();
  };

  it('has what visitors do not see, but neither the trash nor variations', async () => {
    const parent = await shop.product({ name: 'A 50%', status: 'draft', regularPrice: 300 });
    await shop.product({ name: 'B', visibility: 'hidden', regularPrice: null, sku: 'X_1' });
    await shop.product({ name: 'C', status: 'trash' });
    await shop.product({ name: 'D', type: 'variation', parentId: parent });
    await shop.product({ name: 'E', regularPrice: 100, sku: 'XY1' });
    expect(await namesOf({})).toBe('A 50%,B,E');
    expect(await namesOf({ status: 'trash' })).toBe('C');
  });

  it('is searched for the text itself, and sorted with what has no price at one end', async () => {
    expect(await namesOf({ search: '0%' })).toBe('A 50%');
    expect(await namesOf({ search: 'x_1' })).toBe('B');
    expect(await namesOf({ sort: { field: 'price', isDescending: false } })).toBe('B,E,A 50%');
    expect(await namesOf({ sort: { field: 'price', isDescending: true } })).toBe('A 50%,E,B');
    expect(await namesOf({ page: 2, perPage: 2 })).toBe('E');
  });
});
