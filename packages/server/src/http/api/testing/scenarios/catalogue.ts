import { describe, expect, it } from 'vitest';
import type { TestApi } from '../startApi.ts';

/** Products, variations, terms, attributes, reviews. */
export function describeCatalogue(api: () => TestApi): void {
  const as = (role: 'admin' | 'shop_manager' | 'editor' = 'shop_manager') => api().as(role);

  describe('products', () => {
    it('are made, read, changed and deleted', async () => {
      const made = await as()('createProduct', {
        body: {
          name: 'Blue cup',
          regularPrice: 1990,
          salePrice: 1500,
          saleTo: '2026-04-01T00:00:00+02:00',
          tags: ['Gift'],
        },
      });
      expect(made.body).toMatchObject({
        slug: 'blue-cup',
        version: 1,
        saleTo: '2026-03-31T22:00:00.000Z',
        tags: ['Gift'],
      });
      const { id } = made.body;
      expect(made.headers.get('location')).toBe(`/api/v1/products/${id}`);
      const read = await as('editor')('readProduct', { params: { id } });
      expect(read.body).toEqual(made.body);
      const changed = await as()('updateProduct', {
        params: { id },
        match: read.tag,
        body: { name: 'Red cup' },
      });
      expect(changed.body).toMatchObject({ name: 'Red cup', regularPrice: 1990, version: 2 });
      const late = await as()('deleteProduct', { params: { id }, match: read.tag });
      expect([late.status, late.tag]).toEqual([412, changed.tag]);
      expect((await as()('deleteProduct', { params: { id }, match: changed.tag })).status).toBe(204);
      expect((await as()('readProduct', { params: { id } })).body.status).toBe('trash');
      await as()('deleteProduct', { params: { id }, match: '*', query: { force: true } });
      expect((await as()('readProduct', { params: { id } })).status).toBe(404);
    });

    it.each([
      [{ regularPrice: 10.5 }, 'regularPrice'],
      [{ regularPrice: 100, salePrice: 200 }, 'salePrice'],
      [{ attributes: [{ name: 'Size', options: ['S', 5] }] }, 'attributes.0.options.1'],
      [{ attributes: [{ name: 'Size', options: [], extra: 1 }] }, 'attributes.0.extra'],
      [{ saleFrom: 'tomorrow' }, 'saleFrom'],
      [{ imageId: 987_654 }, 'imageId'],
      [{ categoryIds: [987_654] }, 'categoryIds'],
      [{ name: 'a\u0000b' }, 'name'],
      [{ name: ' ' }, 'name'],
    ])('with %j are refused by the field', async (fields, field) => {
      const { status, body } = await as()('createProduct', { body: { name: 'Cup', ...fields } });
      expect([status, body.errors.map((error: { field: string }) => error.field)]).toEqual([422, [field]]);
    });

    it('of two editors the second is told, and nothing is lost', async () => {
      const { body: product } = await as()('createProduct', { body: { name: 'Contested' } });
      const params = { id: product.id };
      const { tag } = await as()('readProduct', { params });
      const answers = await Promise.all(
        Array.from({ length: 8 }, (_, index) =>
          as(index % 2 ? 'admin' : 'shop_manager')('updateProduct', {
            params,
            match: tag,
            body: { name: `By ${index}` },
          }),
        ),
      );
      const won = answers.filter(({ status }) => status === 200);
      expect(won).toHaveLength(1);
      const now = await as()('readProduct', { params });
      expect(now.body).toEqual(won[0]?.body);
      for (const late of answers.filter(({ status }) => status !== 200))
        expect([late.status, late.body.error, late.tag]).toEqual([412, 'changed', now.tag]);
    });

    it('a sale does not stop an editor, unless the stock is what is changed', async () => {
      const { shop } = api();
      const body = { name: 'Counted', managesStock: true, stockQuantity: 10 };
      const { body: product, tag } = await as()('createProduct', { body });
      const params = { id: product.id };
      await shop.queries
        .updateTable('products')
        .set({ stock_quantity: 9 })
        .where('id', '=', product.id)
        .execute();
      const fresh = await as()('readProduct', { params, headers: { 'if-none-match': tag } });
      expect([fresh.status, fresh.body.stockQuantity]).toEqual([200, 9]);
      const stock = await as()('updateProduct', { params, match: tag, body: { stockQuantity: 12 } });
      expect(stock.status).toBe(412);
      const name = await as()('updateProduct', { params, match: tag, body: { name: 'Recounted' } });
      expect(name.body).toMatchObject({ name: 'Recounted', stockQuantity: 9 });
      const again = await as()('updateProduct', { params, match: name.tag, body: { stockQuantity: 12 } });
      expect(again.body.stockQuantity).toBe(12);
    });

    it('are listed by pages, searched, filtered and sorted', async () => {
      for (const [index, name] of ['Listed b', 'Listed a', 'Listed c'].entries())
        await as()('createProduct', {
          body: { name, regularPrice: 100 * (index + 1), isFeatured: index === 1 },
        });
      const list = (query: Record<string, string | number | boolean>) =>
        as('editor')('listProducts', { query: { search: 'LISTED', ...query } });
      const namesOf = async (query: Record<string, string | number | boolean>) =>
        (await list(query)).body.items.map((item: { name: string }) => item.name.at(-1)).join('');
      expect(await namesOf({ sort: 'name' })).toBe('abc');
      expect(await namesOf({ sort: '-price' })).toBe('cab');
      expect(await namesOf({ minPrice: 150, sort: 'price' })).toBe('ac');
      expect(await namesOf({ featured: true })).toBe('a');
      expect(await namesOf({ category: 'none' })).toBe('');
      const second = await list({ sort: 'name', perPage: 1, page: 2 });
      expect(second.body).toMatchObject({ total: 3, page: 2, pages: 3 });
      const link = second.headers.get('link');
      expect(link).toContain('</api/v1/products?search=LISTED&sort=name&perPage=1&page=3>; rel="next"');
      expect(link).toContain('page=1>; rel="prev"');
      const known = await as('editor')('listProducts', {
        query: { search: 'LISTED', sort: 'name', perPage: 1, page: 2 },
        headers: { 'if-none-match': second.tag },
      });
      expect([known.status, known.text]).toEqual([304, '']);
    });

    it('are counted by what the catalogue can be narrowed to', async () => {
      const { body: category } = await as()('createTerm', {
        params: { taxonomy: 'product_cat' },
        body: { name: 'Counted' },
      });
      for (const regularPrice of [100, 300])
        await as()('createProduct', {
          body: {
            name: `Counted ${regularPrice}`,
            regularPrice,
            status: 'publish',
            categoryIds: [category.id],
          },
        });
      const read = async (query: Record<string, string | number | boolean>) =>
        (await as('editor')('readFacets', { query: { category: category.slug, ...query } })).body;
      const all = await read({});
      expect(all).toMatchObject({ total: 2, minPrice: 100, maxPrice: 300, inStock: 2, onSale: 0 });
      expect(all.terms.product_cat).toMatchObject([{ slug: category.slug, count: 2 }]);
      expect(await read({ minPrice: 200 })).toMatchObject({ total: 1, minPrice: 300 });
      expect(await read({ onSale: true })).toMatchObject({ total: 0, minPrice: null, terms: {} });
    });

    it.each([
      [{ sort: 'secret' }, 'sort'],
      [{ perPage: 101 }, 'perPage'],
      [{ page: 0 }, 'page'],
      [{ page: 'one' }, 'page'],
      [{ featured: 'maybe' }, 'featured'],
    ])('are not listed by %j', async (query, field) => {
      const { status, body } = await as()('listProducts', { query });
      expect([status, body.errors[0].field]).toEqual([422, field]);
    });
  });

  it('variations are made, listed, changed and deleted', async () => {
    const attributes = [{ name: 'Colour', options: ['Blue', 'Red'], isVariation: true }];
    const { body: parent } = await as()('createProduct', {
      body: { name: 'Shirt', type: 'variable', attributes },
    });
    const params = { id: parent.id };
    const made = await as()('createVariation', {
      params,
      body: { regularPrice: 500, choices: { colour: 'Blue' } },
    });
    const one = { ...params, variationId: made.body.id };
    expect(made.body).toMatchObject({ name: 'Shirt - Blue', parentId: parent.id });
    expect((await as()('listVariations', { params })).body.total).toBe(1);
    expect((await as()('readProduct', { params })).body.variationIds).toEqual([made.body.id]);
    const twin = await as()('createVariation', { params, body: { choices: { colour: 'Blue' } } });
    expect([twin.status, twin.body.errors[0].field]).toEqual([422, 'choices']);
    const changed = await as()('updateVariation', {
      params: one,
      match: made.tag,
      body: { regularPrice: 600 },
    });
    expect(changed.body).toMatchObject({ regularPrice: 600, version: 2 });
    expect((await as()('updateVariation', { params: one, match: made.tag, body: {} })).status).toBe(412);
    expect((await as()('readVariation', { params: one })).body).toEqual(changed.body);
    expect((await as()('readVariation', { params: { id: 1, variationId: made.body.id } })).status).toBe(404);
    const copy = await as()('duplicateProduct', { params });
    expect(copy.headers.get('location')).toBe(`/api/v1/products/${copy.body.id}`);
    expect(copy.body).toMatchObject({ name: 'Shirt (copy)', status: 'draft' });
    expect(copy.body.variationIds).toHaveLength(1);
    expect((await as()('duplicateProduct', { params: { id: 2_000_000_000 } })).status).toBe(404);
    expect((await as()('deleteVariation', { params: one, match: changed.tag })).status).toBe(204);
  });

  it('terms are made, listed, changed and deleted, those of products by who may', async () => {
    const params = { taxonomy: 'product_cat' };
    const made = await as()('createTerm', { params, body: { name: 'Mugs & more' } });
    const one = { ...params, id: made.body.id };
    expect(made.body).toMatchObject({ slug: 'mugs-more', count: 0 });
    expect((await as('editor')('createTerm', { params, body: { name: 'No' } })).status).toBe(403);
    expect((await as('editor')('deleteTerm', { params: one, match: '*' })).status).toBe(403);
    const ofPosts = await as('editor')('createTerm', {
      params: { taxonomy: 'category' },
      body: { name: 'News' },
    });
    expect(ofPosts.status).toBe(201);
    expect((await as('editor')('listTerms', { params, query: { search: 'mugs' } })).body.total).toBe(1);
    const changed = await as()('updateTerm', { params: one, match: made.tag, body: { description: 'All' } });
    expect(changed.body).toMatchObject({ name: 'Mugs & more', description: 'All' });
    const late = await as()('updateTerm', { params: one, match: made.tag, body: { name: 'Late' } });
    expect([late.status, late.tag]).toEqual([412, changed.tag]);
    expect(
      (await as()('updateTerm', { params: one, match: changed.tag, body: { parentId: made.body.id } }))
        .status,
    ).toBe(422);
    expect((await as()('readTerm', { params: one })).body).toEqual(changed.body);
    expect((await as()('deleteTerm', { params: one, match: changed.tag })).status).toBe(204);
  });

  it('attributes are made, listed, changed and deleted unless they are used', async () => {
    const made = await as()('createAttribute', { body: { name: 'Glaze' } });
    const params = { id: made.body.id };
    expect((await as()('createAttribute', { body: { name: 'glaze' } })).body.errors[0].field).toBe('slug');
    expect((await as('editor')('listAttributes')).body.items).toContainEqual(made.body);
    const changed = await as()('updateAttribute', { params, match: made.tag, body: { position: 3 } });
    expect(changed.body).toEqual({ ...made.body, position: 3 });
    const attributes = [{ name: 'Glaze', options: ['Matt'], isGlobal: true }];
    const { body: product } = await as()('createProduct', { body: { name: 'Glazed', attributes } });
    expect((await as()('deleteAttribute', { params, match: changed.tag })).status).toBe(422);
    await as()('deleteProduct', { params: { id: product.id }, match: '*', query: { force: true } });
    expect((await as()('deleteAttribute', { params, match: made.tag })).status).toBe(412);
    expect((await as()('readAttribute', { params })).body).toEqual(changed.body);
    expect((await as()('deleteAttribute', { params, match: changed.tag })).status).toBe(204);
  });

  it('reviews are moderated', async () => {
    const { shop } = api();
    const product_id = await shop.product();
    const { id } = await shop.queries
      .insertInto('reviews')
      .values({
        product_id,
        author: 'Ann',
        rating: 4,
        content: 'Good <b>',
        status: 'hold',
        created_at: shop.now(),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const listed = await as()('listReviews', { query: { status: 'hold' } });
    expect(listed.body.items).toMatchObject([{ id, text: 'Good <b>' }]);
    const { tag } = await as()('readReview', { params: { id } });
    const approved = await as()('moderateReview', {
      params: { id },
      match: tag,
      body: { status: 'approved' },
    });
    expect(approved.body.status).toBe('approved');
    expect((await as()('readProduct', { params: { id: product_id } })).body).toMatchObject({
      rating: 400,
      reviewCount: 1,
    });
    expect(
      (await as()('moderateReview', { params: { id }, match: tag, body: { status: 'spam' } })).status,
    ).toBe(412);
    expect((await as()('deleteReview', { params: { id }, match: approved.tag })).status).toBe(204);
  });
}
