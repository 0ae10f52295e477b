import { describe, expect, it } from 'vitest';
import { databaseKinds } from '../db/testing/databases.ts';
import { openTestShop } from '../testing/testShop.ts';
import { saved } from '../catalogue/testing/saved.ts';
import { deleteMedia, updateMedia } from './changeMedia.ts';
import { findMedia } from './findMedia.ts';

describe.each(databaseKinds)('a picture on %s', async (kind) => {
  const shop = await openTestShop(kind);
  const picture = async (file: string): Promise<number> => {
    const row = { file, alt: 'Old', title: 'Old', created_at: shop.now() };
    return (await shop.queries.insertInto('media').values(row).returning('id').executeTakeFirstOrThrow()).id;
  };

  it('is described anew, in one line', async () => {
    const id = await picture('a.png');
    saved(await updateMedia(shop, id, { alt: 'New\nwords' }));
    saved(await updateMedia(shop, id, {}));
    expect((await findMedia(shop, [id])).get(id)).toMatchObject({ alt: 'New words', title: 'Old' });
    expect(await updateMedia(shop, id + 1000, {})).toMatchObject({ reason: 'missing' });
  });

  it('stays while something shows it, not while a number only looks alike', async () => {
    const id = await picture('b.png');
    const product = await shop.product({ gallery: [id, id * 10] });
    expect(await deleteMedia(shop, id)).toMatchObject({
      errors: [{ message: `Product ${product} shows it.` }],
    });
    await shop.queries
      .updateTable('products')
      .set({ gallery: `[${id * 10}]` })
      .where('id', '=', product)
      .execute();
    expect((await deleteMedia(shop, id)).ok).toBe(true);
    expect(await deleteMedia(shop, id)).toMatchObject({ reason: 'missing' });
    const shown = await picture('c.png');
    const term = { taxonomy: 'product_cat', slug: 'a', name: 'Cups', image_id: shown };
    await shop.queries.insertInto('terms').values(term).execute();
    expect(await deleteMedia(shop, shown)).toMatchObject({
      errors: [{ message: 'The term "Cups" shows it.' }],
    });
  });
});
