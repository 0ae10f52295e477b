import { describe, expect, it } from 'vitest';
import { databaseKinds } from '../db/testing/databases.ts';
import { openTestShop } from '../testing/testShop.ts';
import { deleteProduct } from './deleteProduct.ts';
import { findProduct } from './findProducts.ts';
import { listProducts } from './list/listProducts.ts';
import { saveProduct } from './saveProduct.ts';
import { ensureTerms } from './terms/ensureTerms.ts';
import { findTerm } from './terms/listTerms.ts';
import { saved } from './testing/saved.ts';

describe.each(databaseKinds)('saving products on %s', async (kind) => {
  const shop = await openTestShop(kind);

  it('keeps what was given, cleaned, with defaults for the rest', async () => {
    const { id, version } = saved(
      await saveProduct(shop, {
        name: ' Été  Bowl ',
        sku: 'BOWL-1',
        regularPrice: 2400,
        description: '<p onclick="x()">Deep <script>alert(1)</script><a href="javascript:x">bowl</a></p>',
      }),
    );
    const product = await findProduct(shop, id);
    expect(version).toBe(1);
    expect(product).toMatchObject({
      slug: 'ete-bowl',
      name: 'Été  Bowl',
      status: 'publish',
      stockStatus: 'instock',
    });
    expect(product?.description).toBe('<p>Deep <a>bowl</a></p>');
  });

  it('names the field of everything that is wrong', async () => {
    const wrong = await saveProduct(shop, {
      name: '',
      regularPrice: -1,
      externalUrl: 'javascript:alert(1)',
      attributes: [{ name: '', options: [] }],
    });
    expect(wrong.ok).toBe(false);
    expect(wrong.ok ? [] : wrong.errors.map(({ field }) => field)).toEqual([
      'regularPrice',
      'name',
      'attributes.0.name',
      'externalUrl',
    ]);
    expect(await saveProduct(shop, {})).toMatchObject({ errors: [{ field: 'name' }] });
    expect(
      await saveProduct(shop, { name: 'A', regularPrice: 100, salePrice: 100, saleFrom: 2, saleTo: 1 }),
    ).toMatchObject({ errors: [{ field: 'salePrice' }, { field: 'saleTo' }] });
    expect(await saveProduct(shop, { name: 'A', categoryIds: [999], imageId: 999 })).toMatchObject({
      errors: [{ field: 'imageId' }, { field: 'categoryIds' }],
    });
  });

  it('numbers slugs that are taken, also when many come at once, and refuses a SKU that is', async () => {
    const made = await Promise.all(Array.from({ length: 5 }, () => saveProduct(shop, { name: 'Vase' })));
    const slugs = await Promise.all(made.map(async (one) => (await findProduct(shop, saved(one).id))?.slug));
    expect(slugs.sort()).toEqual(['vase', 'vase-2', 'vase-3', 'vase-4', 'vase-5']);
    const twins = await Promise.all([1, 2, 3].map(() => saveProduct(shop, { name: 'Twin', sku: 'TWIN' })));
    expect(twins.filter(({ ok }) => ok)).toHaveLength(1);
    expect(twins.find(({ ok }) => !ok)).toMatchObject({ errors: [{ field: 'sku' }] });
  });

  it('changes only what is given, and nothing of a version that is not the last', async () => {
    const { id } = saved(await saveProduct(shop, { name: 'Plate', regularPrice: 1800, isFeatured: true }));
    expect(await saveProduct(shop, { id, salePrice: 1500 }, { expectedVersion: 1 })).toMatchObject({
      version: 2,
    });
    expect(await findProduct(shop, id)).toMatchObject({
      regularPrice: 1800,
      salePrice: 1500,
      isFeatured: true,
    });
    expect(await saveProduct(shop, { id, name: 'Old' }, { expectedVersion: 1 })).toMatchObject({
      reason: 'conflict',
      version: 2,
    });
    expect(await saveProduct(shop, { id: 99_999, name: 'None' })).toMatchObject({ reason: 'missing' });
  });

  it('says by the number of pieces whether there are any', async () => {
    const { id } = saved(await saveProduct(shop, { name: 'Lamp', managesStock: true, stockQuantity: 0 }));
    const status = async () => (await findProduct(shop, id))?.stockStatus;
    expect(await status()).toBe('outofstock');
    await saveProduct(shop, { id, backorders: 'notify' });
    expect(await status()).toBe('onbackorder');
    await saveProduct(shop, { id, stockQuantity: 3 });
    expect(await status()).toBe('instock');
    await saveProduct(shop, { id, managesStock: false, stockStatus: 'outofstock' });
    expect(await findProduct(shop, id)).toMatchObject({ stockStatus: 'outofstock', stockQuantity: null });
  });

  it('counts what is in a category and below it', async () => {
    const [parent = 0] = await ensureTerms(shop, 'product_cat', ['Table']);
    const [child = 0] = await ensureTerms(shop, 'product_cat', ['Cups'], parent);
    const counts = async () => [
      (await findTerm(shop, 'product_cat', 'table'))?.count,
      (await findTerm(shop, 'product_cat', 'cups'))?.count,
    ];
    const { id } = saved(
      await saveProduct(shop, { name: 'Cup', categoryIds: [child], tags: ['Gift', 'gift '] }),
    );
    await saveProduct(shop, { name: 'Tray', categoryIds: [parent, child] });
    expect(await counts()).toEqual([2, 2]);
    await saveProduct(shop, { id, categoryIds: [parent] });
    expect(await counts()).toEqual([2, 1]);
    await saveProduct(shop, { id, status: 'draft' });
    expect(await counts()).toEqual([1, 1]);
    expect((await findTerm(shop, 'product_tag', 'gift'))?.count).toBe(0);
  });

  it('puts a product into the trash, takes it back, and removes it for good', async () => {
    const { id } = saved(await saveProduct(shop, { name: 'Broken pot', sku: 'POT' }));
    const isListed = async () => (await listProducts(shop, { ids: [id] })).total === 1;
    expect(await isListed()).toBe(true);
    await deleteProduct(shop, id);
    expect(await isListed()).toBe(false);
    await saveProduct(shop, { id, status: 'publish' });
    expect(await isListed()).toBe(true);
    expect(await deleteProduct(shop, id, { forGood: true, expectedVersion: 1 })).toMatchObject({
      version: 3,
    });
    expect(await deleteProduct(shop, id, { forGood: true })).toEqual({ ok: true, id });
    expect(await findProduct(shop, id)).toBeNull();
    expect(await deleteProduct(shop, id)).toMatchObject({ reason: 'missing' });
  });
});
