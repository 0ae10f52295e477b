import { describe, expect, it } from 'vitest';
import { saveProduct } from '../../catalogue/saveProduct.ts';
import { databaseKinds } from '../../db/testing/databases.ts';
import { startServer } from '../testing/startServer.ts';

describe.each(databaseKinds)('the address of a list on %s', async (kind) => {
  const { app, shop } = await startServer(kind);
  const colours = (...options: string[]) => [{ name: 'Colour', options, isGlobal: true }];
  for (const [name, regularPrice, options] of [
    ['Cup', 1000, ['Red', 'Blue']],
    ['Bowl', 3000, ['Red']],
    ['Vase', 5000, ['Green']],
  ] as const)
    await saveProduct(shop, {
      name,
      regularPrice,
      attributes: colours(...options),
    });
  const list = async (address: string) => {
    const { statusCode, body } = await app.inject({ url: address, headers: { host: 'shop.example' } });
    expect([statusCode, body.slice(0, 200)]).toEqual([200, expect.stringMatching(/^\{/)]);
    return JSON.parse(body);
  };
  const names = async (query: string) =>
    (await list(`/shop/?${query}`)).products.map(({ name }: { name: string }) => name);

  it('narrows it by what is chosen', async () => {
    expect(await names('filter_colour=red,blue&query_type_colour=or&orderby=price')).toEqual(['Cup', 'Bowl']);
    expect(await names('filter_colour=red,blue')).toEqual(['Cup']);
    expect(await names('min_price=20&max_price=40')).toEqual(['Bowl']);
    expect(await names('filter_colour[a]=1&rating_filter=x&orderby=price')).toEqual(['Cup', 'Bowl', 'Vase']);
  });

  it('narrows what a search found, and its links keep that', async () => {
    const search = async (query: string) => list(`/?s=cup&post_type=product&${query}`);
    const found = await search('filter_colour=blue&per_page=1');
    expect(found.products).toMatchObject([{ name: 'Cup' }]);
    expect((await search('filter_colour=green')).products).toEqual([]);
    expect((await search('min_price=20')).total).toBe(0);
    expect((await search('')).total).toBe(1);
    await saveProduct(shop, { name: 'Cup of blue', regularPrice: 900, attributes: colours('Blue') });
    const { paging, total } = await search('filter_colour=blue&per_page=1');
    expect(total).toBe(2);
    expect(paging.nextUrl).toMatch(/\?s=cup&post_type=product&filter_colour=blue&per_page=1&paged=2$/);
  });

  it('is kept by the links to its other pages, and by its sorting', async () => {
    const { paging, perPage, total, kept } = await list(
      '/shop/?filter_colour=red&query_type_colour=or&per_page=1&orderby=price',
    );
    expect([perPage, total]).toEqual([1, 2]);
    expect(paging.nextUrl).toBe(
      'https://shop.example/shop/page/2/?filter_colour=red&query_type_colour=or&per_page=1&orderby=price',
    );
    expect(kept).toEqual({ filter_colour: 'red', query_type_colour: 'or', per_page: '1' });
  });
});
