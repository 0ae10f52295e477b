import { describe, expect, it } from 'vitest';
import { databaseKinds } from '../../db/testing/databases.ts';
import { openTestShop } from '../../testing/testShop.ts';
import { saveProduct } from '../saveProduct.ts';
import { saved } from '../testing/saved.ts';
import { createAttribute, deleteAttribute, listAttributes, updateAttribute } from './attributes.ts';
import { listTerms } from './listTerms.ts';

describe.each(databaseKinds)('attributes on %s', async (kind) => {
  const shop = await openTestShop(kind);

  it('have a slug of their own, which stays', async () => {
    const { id } = saved(await createAttribute(shop, { name: 'Shoe size' }));
    expect(await createAttribute(shop, { name: 'Other', slug: 'Shoe Size' })).toMatchObject({
      errors: [{ field: 'slug' }],
    });
    expect(await createAttribute(shop, { name: '—' })).toMatchObject({ errors: [{ field: 'slug' }] });
    saved(await updateAttribute(shop, id, { name: 'Size' }));
    saved(await updateAttribute(shop, id, {}));
    expect(await listAttributes(shop)).toEqual([{ id, slug: 'shoe-size', name: 'Size', position: 0 }]);
  });

  it('go with their options, once no product has one', async () => {
    const [attribute] = await listAttributes(shop);
    const attributes = [{ name: 'Size', slug: 'shoe-size', options: ['41'], isGlobal: true }];
    const product = saved(await saveProduct(shop, { name: 'Boot', attributes }));
    const id = attribute?.id ?? 0;
    expect(await deleteAttribute(shop, id)).toMatchObject({
      errors: [{ message: `Product ${product.id} uses it.` }],
    });
    saved(await saveProduct(shop, { id: product.id, attributes: [] }));
    expect(await listTerms(shop, 'pa_shoe-size')).toHaveLength(1);
    expect(await deleteAttribute(shop, id)).toEqual({ ok: true });
    expect(await listTerms(shop, 'pa_shoe-size')).toEqual([]);
    expect(await deleteAttribute(shop, id)).toMatchObject({ reason: 'missing' });
  });
});
