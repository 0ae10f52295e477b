import { describe, expect, it } from 'vitest';
import { SEARCHES_BY_ADDRESS } from '../../../../search/limits.ts';
import { writeSettings } from '../../../../settings/readSettings.ts';
import type { TestApi } from '../startApi.ts';

/** What fronts of other people read of the catalogue, without a login. */
export function describeShopCatalogue(api: () => TestApi): void {
  const guest: ReturnType<TestApi['as']> = (name, request) => api().as(null)(name, request);
  const owner: ReturnType<TestApi['as']> = (name, request) => api().as('shop_manager')(name, request);
  const names = async (query: Record<string, string>) => {
    const { body } = await guest('listShopProducts', { query: { product_cat: 'lamps', ...query } });
    return body.items.map(({ name }: { name: string }) => name);
  };

  describe('the public catalogue', () => {
    it('is filled', async () => {
      const category = await owner('createTerm', {
        params: { taxonomy: 'product_cat' },
        body: { name: 'Lamps' },
      });
      const categoryIds = [category.body.id];
      const attributes = (...options: string[]) => [{ name: 'Shade', options, isGlobal: true }];
      const put = (body: object) =>
        owner('createProduct', { body: { categoryIds, regularPrice: 2000, status: 'publish', ...body } });
      await put({ name: 'Arc lamp', attributes: attributes('Linen', 'Paper'), meta: { cost: 700 } });
      await put({ name: 'Bell lamp', attributes: attributes('Paper'), regularPrice: 5050, salePrice: 4000 });
      await put({ name: 'Cone lamp', stockStatus: 'outofstock' });
      await put({ name: 'Draft lamp', status: 'draft' });
      await put({ name: 'Hidden lamp', visibility: 'hidden' });
      const variable = await put({
        name: 'Duo lamp',
        type: 'variable',
        attributes: [{ name: 'Size', options: ['S', 'L'], isVariation: true }],
      });
      const params = { id: variable.body.id };
      await owner('createVariation', { params, body: { choices: { size: 'S' }, regularPrice: 3000 } });
      await owner('createVariation', {
        params,
        body: { choices: { size: 'L' }, regularPrice: 9900, status: 'draft' },
      });
      expect((await owner('listVariations', { params })).body.total).toBe(2);
    });

    it('is listed, narrowed and sorted by the names of the pages, and shows nothing of drafts', async () => {
      expect(await names({ orderby: 'title' })).toEqual(['Arc lamp', 'Bell lamp', 'Cone lamp', 'Duo lamp']);
      expect(await names({ filter_shade: 'linen,paper', query_type_shade: 'or', orderby: 'title' })).toEqual([
        'Arc lamp',
        'Bell lamp',
      ]);
      expect(await names({ filter_shade: 'linen,paper' })).toEqual(['Arc lamp']);
      expect(await names({ min_price: '35', max_price: '40.00' })).toEqual(['Bell lamp']);
      expect(await names({ stock_status: 'outofstock' })).toEqual(['Cone lamp']);
      expect(await names({ stock_status: 'onsale,instock' })).toEqual(['Bell lamp']);
      expect(await names({ s: 'bell lmap' })).toEqual(['Bell lamp']);
      expect(await names({ orderby: 'title', page: '2', per_page: '3' })).toEqual(['Duo lamp']);
      const { body, headers } = await guest('listShopProducts', {
        query: { product_cat: 'lamps', per_page: '3', orderby: 'price' },
      });
      expect(body).toMatchObject({ total: 4, pages: 2, items: [{ slug: 'arc-lamp' }, {}, {}] });
      expect(body.items[0]).toMatchObject({
        price: { current: 2000, regular: 2000, isOnSale: false },
        isInStock: true,
        needsChoice: false,
      });
      expect(headers.get('link')).toContain('per_page=3');
    });

    it('says what a field must be, and which it does not know', async () => {
      for (const [query, field] of [
        [{ min_price: '-1' }, 'min_price'],
        [{ rating_filter: '6' }, 'rating_filter'],
        [{ stock_status: 'gone' }, 'stock_status'],
        [{ per_page: '1000' }, 'per_page'],
        [{ orderby: 'id' }, 'orderby'],
        [{ colour: 'red' }, 'colour'],
        [{ filter_: 'red' }, 'filter_'],
      ] as const) {
        const { status, body } = await guest('listShopProducts', { query });
        expect([status, body.errors[0].field]).toEqual([422, field]);
      }
    });

    it('counts what a list can be narrowed by', async () => {
      const query = { product_cat: 'lamps', filter_shade: 'linen', query_type_shade: 'or' };
      const { body } = await guest('readShopFacets', { query });
      expect(body).toMatchObject({ total: 1, price: { min: 2000, max: 2000 } });
      expect(body.attributes).toMatchObject([
        {
          slug: 'shade',
          name: 'Shade',
          terms: [
            { slug: 'linen', count: 1, isChosen: true },
            { slug: 'paper', count: 2, isChosen: false },
          ],
        },
      ]);
      const all = await guest('readShopFacets', { query: { product_cat: 'lamps' } });
      expect(all.body).toMatchObject({
        total: 4,
        price: { min: 2000, max: 4000 },
        stock: [{ status: 'instock', count: 3 }, { count: 0 }, { status: 'outofstock', count: 1 }],
        onSale: { count: 1, isChosen: false },
      });
      expect(all.body.categories).toContainEqual({
        slug: 'lamps',
        name: 'Lamps',
        count: 4,
        isChosen: true,
        parent: null,
      });
      expect((await guest('readShopFacets', { query: { page: '1' } })).status).toBe(422);
    });

    it('shows a product by its slug or its id, without what only the shop knows', async () => {
      const { body, text } = await guest('readShopProduct', { params: { slug: 'arc-lamp' } });
      expect(body).toMatchObject({
        name: 'Arc lamp',
        url: expect.stringMatching(/\/product\/arc-lamp\/$/),
        categories: [{ slug: 'lamps', url: expect.stringContaining('/lamps/') }],
        attributes: [{ slug: 'shade', options: ['Linen', 'Paper'], field: 'attribute_pa_shade' }],
      });
      expect(text).not.toContain('cost');
      expect((await guest('readShopProduct', { params: { slug: body.id } })).body).toEqual(body);
      const duo = await guest('readShopProduct', { params: { slug: 'duo-lamp' } });
      expect(duo.body).toMatchObject({ needsChoice: true, price: { current: 3000 } });
      expect(duo.body.variations).toMatchObject([
        { choices: { attribute_size: 'S' }, price: { current: 3000 }, stock: { status: 'instock' } },
      ]);
      for (const slug of ['draft-lamp', 'nothing', '0', '99999999999'])
        expect((await guest('readShopProduct', { params: { slug } })).status).toBe(404);
    });

    it('has its categories as a tree, and answers while somebody types', async () => {
      const { body } = await guest('readShopCategories');
      expect(body.items).toContainEqual(expect.objectContaining({ slug: 'lamps', count: 4, children: [] }));
      const found = await guest('searchShop', { query: { q: 'lamp', number: '2' } });
      expect(found.body.products).toHaveLength(2);
      expect(found.body.categories).toMatchObject([{ slug: 'lamps', count: 4 }]);
      expect((await guest('searchShop', { query: { q: '' } })).body.categories).toEqual([]);
    });

    it('may be kept by any cache, and is asked for again', async () => {
      for (const name of ['listShopProducts', 'readShopFacets', 'readShopCategories'] as const) {
        const { headers, tag } = await guest(name);
        expect(headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
        expect(headers.get('vary') ?? '').not.toMatch(/cookie/i);
        expect(headers.has('set-cookie')).toBe(false);
        expect((await guest(name, { headers: { 'if-none-match': tag } })).status).toBe(304);
      }
    });

    it('is nobody’s before the shop opens, and no cache keeps what its owner sees', async () => {
      await writeSettings(api().shop, { comingSoon: { on: true } });
      for (const name of [
        'listShopProducts',
        'readShopFacets',
        'readShopProduct',
        'readShopCategories',
        'searchShop',
      ] as const) {
        const request = { params: { slug: 'arc-lamp' }, query: name === 'searchShop' ? { q: 'lamp' } : {} };
        const { status, body, headers } = await guest(name, request);
        expect([status, body.error]).toEqual([403, 'not_open']);
        expect(headers.get('cache-control')).toBe('no-store');
        const own = await owner(name, request);
        expect([own.status, own.headers.get('cache-control')]).toEqual([200, 'private, no-cache']);
      }
      await writeSettings(api().shop, { comingSoon: { on: false } });
    });

    it('is not searched more often than somebody types', async () => {
      const search = () => guest('searchShop', { query: { q: 'lamp' } });
      let last = await search();
      for (let asked = 1; asked <= SEARCHES_BY_ADDRESS.limit && last.status === 200; asked++)
        last = await search();
      expect([last.status, last.body.error]).toEqual([429, 'too_many']);
      expect(last.headers.get('retry-after')).toBe('60');
      expect((await guest('listShopProducts', { query: { s: 'lamp' } })).status).toBe(429);
      expect((await guest('readShopFacets', { query: { s: 'lamp' } })).status).toBe(429);
      expect((await guest('listShopProducts')).status).toBe(200);
      api().shop.wait(SEARCHES_BY_ADDRESS.windowMs);
    });
  });
}
