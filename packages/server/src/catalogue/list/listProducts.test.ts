import { describe, expect, it } from 'vitest';
import { databaseKinds } from '../../db/testing/databases.ts';
import { openTestShop } from '../../testing/testShop.ts';
import type { ProductInput } from '../productInput.ts';
import { deleteProduct } from '../deleteProduct.ts';
import { saveProduct } from '../saveProduct.ts';
import { saveVariation } from '../saveVariation.ts';
import { ensureTerms } from '../terms/ensureTerms.ts';
import { recountTerms } from '../terms/keepCounts.ts';
import { listCategories } from '../terms/listTerms.ts';
import { deleteTerm, saveTerm } from '../terms/saveTerm.ts';
import { saved } from '../testing/saved.ts';
import type { Term } from '../terms/Term.ts';
import { countChoices } from './countChoices.ts';
import { countFacets } from './countFacets.ts';
import type { ListQuery, Sort } from './ListQuery.ts';
import { listProducts } from './listProducts.ts';

const DAY_MS = 86_400_000;

describe.each(databaseKinds)('lists of products on %s', async (kind) => {
  const shop = await openTestShop(kind);
  const [table = 0] = await ensureTerms(shop, 'product_cat', ['Table']);
  const [cups = 0] = await ensureTerms(shop, 'product_cat', ['Cups'], table);
  const put = async (name: string, input: ProductInput) => {
    shop.wait(1000);
    return saved(await saveProduct(shop, { name, ...input })).id;
  };
  const colour = (...options: string[]) => ({ attributes: [{ name: 'Colour', options, isGlobal: true }] });
  const cup = await put('Cup', {
    regularPrice: 1000,
    categoryIds: [cups],
    position: 2,
    ...colour('Red', 'Blue'),
  });
  await put('Bowl', {
    regularPrice: 3000,
    categoryIds: [table],
    position: 1,
    isFeatured: true,
    ...colour('Red'),
  });
  await put('Ash tray', { regularPrice: 2000, categoryIds: [table], stockStatus: 'outofstock', position: 3 });
  await put('Hidden', { regularPrice: 1, visibility: 'hidden' });
  await put('Found', { regularPrice: 1, visibility: 'search' });
  await put('Draft', { regularPrice: 1, status: 'draft' });
  const vase = await put('Vase', {
    type: 'variable',
    position: 4,
    tags: ['New'],
    attributes: [{ name: 'Size', options: ['S', 'L'], isVariation: true }],
  });
  await saveVariation(shop, vase, { choices: { size: 'S' }, regularPrice: 500 });
  await saveVariation(shop, vase, { choices: { size: 'L' }, regularPrice: 9000 });
  const rate = (name: string, rating: number) =>
    shop.queries.updateTable('products').set({ rating }).where('name', '=', name).execute();
  const names = async (query: ListQuery) =>
    (await listProducts(shop, query)).items.map(({ product }) => product.name);

  it('come in every order', async () => {
    const orders: Readonly<Record<Sort, readonly string[]>> = {
      menu_order: ['Bowl', 'Cup', 'Ash tray', 'Vase'],
      title: ['Ash tray', 'Bowl', 'Cup', 'Vase'],
      date: ['Vase', 'Ash tray', 'Bowl', 'Cup'],
      price: ['Vase', 'Cup', 'Ash tray', 'Bowl'],
      'price-desc': ['Vase', 'Bowl', 'Ash tray', 'Cup'],
      popularity: ['Vase', 'Ash tray', 'Bowl', 'Cup'],
      rating: ['Vase', 'Ash tray', 'Bowl', 'Cup'],
    };
    for (const [sort, expected] of Object.entries(orders))
      expect([sort, await names({ sort: sort as Sort })]).toEqual([sort, expected]);
    expect(await names({ visibility: 'search', sort: 'title' })).toEqual([
      'Ash tray',
      'Bowl',
      'Cup',
      'Found',
      'Vase',
    ]);
  });

  it('are cut into pages that know how many there are', async () => {
    const page = await listProducts(shop, { sort: 'title', page: 2, perPage: 3 });
    expect([page.total, page.items.map(({ product }) => product.name)]).toEqual([4, ['Vase']]);
    expect((await listProducts(shop, { page: 9 })).items).toEqual([]);
  });

  it('are narrowed by everything', async () => {
    await rate('Cup', 449);
    await rate('Bowl', 450);
    const cases: readonly (readonly [ListQuery, readonly string[]])[] = [
      [{ category: 'table' }, ['Bowl', 'Cup', 'Ash tray']],
      [{ category: 'cups' }, ['Cup']],
      [{ category: 'nothing' }, []],
      [{ tag: 'new' }, ['Vase']],
      [{ attributes: { colour: ['blue'] } }, ['Cup']],
      [{ attributes: { colour: ['blue', 'red'] } }, ['Bowl', 'Cup']],
      [{ category: 'table', attributes: { colour: ['red'] }, maxPrice: 1500 }, ['Cup']],
      [{ everyAttribute: { colour: ['blue', 'red'] } }, ['Cup']],
      [{ everyAttribute: { colour: ['red'] } }, ['Bowl', 'Cup']],
      [{ everyAttribute: { colour: ['red', 'none'] } }, []],
      [{ attributes: { colour: ['red', 'none'] } }, ['Bowl', 'Cup']],
      [{ category: 'table', everyAttribute: { colour: ['red', 'blue'] } }, ['Cup']],
      [{ category: 'table', tag: 'new', attributes: { colour: ['red'] } }, []],
      [{ stock: ['outofstock'] }, ['Ash tray']],
      [{ stock: ['outofstock', 'instock'], category: 'table' }, ['Bowl', 'Cup', 'Ash tray']],
      [{ ratings: [4] }, ['Cup']],
      [{ ratings: [1, 5] }, ['Bowl']],
      [{ minPrice: 2500 }, ['Bowl', 'Vase']],
      [{ minPrice: 600, maxPrice: 900 }, ['Vase']],
      [{ inStock: true, category: 'table' }, ['Bowl', 'Cup']],
      [{ featured: true }, ['Bowl']],
      [{ onSale: true }, []],
    ];
    for (const [query, expected] of cases) expect([query, await names(query)]).toEqual([query, expected]);
  });

  it('keep the order of a search', async () => {
    expect(await names({ ids: [vase, 999, cup], visibility: 'search' })).toEqual(['Vase', 'Cup']);
    expect(await names({ ids: [] })).toEqual([]);
  });

  it('know what they can be narrowed by', async () => {
    const facets = await countFacets(shop, { category: 'table' });
    expect(facets).toMatchObject({
      total: 3,
      minPrice: 1000,
      maxPrice: 3000,
      inStock: 2,
      featured: 1,
      onSale: 0,
    });
    const counts = (facets.terms['pa_colour'] ?? []).map(({ slug, count }) => `${slug} ${count}`);
    expect(counts).toEqual(['blue 1', 'red 2']);
  });

  it('count a choice as if it were not made, and everything else within it', async () => {
    const counts = (terms: readonly Term[] = []) => terms.map(({ slug, count }) => `${slug} ${count}`);
    const choices = await countChoices(shop, {
      visibility: 'catalog',
      category: 'cups',
      attributes: { colour: ['blue'] },
      stock: ['instock'],
      maxPrice: 1500,
      ratings: [4],
    });
    expect(choices).toMatchObject({
      total: 1,
      minPrice: 1000,
      maxPrice: 1000,
      stock: { instock: 1, onbackorder: 0, outofstock: 0 },
      ratings: [0, 0, 0, 1, 0],
    });
    expect(counts(choices.attributes['colour'])).toEqual(['blue 1', 'red 1']);
    expect(counts(choices.categories)).toEqual(['cups 1', 'table 1']);
    const wide = await countChoices(shop, { category: 'table', attributes: { colour: ['blue'] } });
    expect(counts(wide.attributes['colour'])).toEqual(['blue 1', 'red 2']);
    expect([wide.total, wide.stock]).toEqual([1, { instock: 1, onbackorder: 0, outofstock: 0 }]);
    const every = await countChoices(shop, { everyAttribute: { colour: ['blue'] } });
    expect(counts(every.attributes['colour'])).toEqual(['blue 1', 'red 1']);
    const stock = await countChoices(shop, { stock: ['outofstock'] });
    expect([stock.total, stock.stock.instock]).toEqual([1, 3]);
    const none = await countChoices(shop, { category: 'nothing' });
    expect([none.total, counts(none.categories)]).toEqual([0, ['cups 1', 'table 3']]);
  });

  it('follow a sale as it begins and ends', async () => {
    const now = shop.now();
    await saveProduct(shop, { id: cup, salePrice: 400, saleFrom: now + DAY_MS, saleTo: now + 2 * DAY_MS });
    const first = async () => (await names({ sort: 'price' }))[0];
    expect([await first(), await names({ onSale: true })]).toEqual(['Vase', []]);
    shop.wait(DAY_MS);
    expect([await first(), await names({ onSale: true })]).toEqual(['Cup', ['Cup']]);
    shop.wait(DAY_MS + 1);
    expect([await first(), await names({ onSale: true })]).toEqual(['Vase', []]);
  });

  it('by price have groups where their cheapest product is, and those without a price last', async () => {
    const ids: number[] = [];
    const all = async (sort: Sort) => names({ sort, ids });
    const one = async (name: string, input: ProductInput) => {
      const id = await put(name, input);
      ids.push(id);
      return id;
    };
    const cheap = await one('Small', { regularPrice: 700 });
    const dear = await one('Large', { regularPrice: 8000 });
    await one('Unpriced', { type: 'simple' });
    await one('Empty set', { type: 'grouped' });
    await one('Set', { type: 'grouped', groupedIds: [dear, cheap] });
    await one('Middle', { regularPrice: 800 });
    expect(await all('price')).toEqual(['Small', 'Set', 'Middle', 'Large', 'Unpriced', 'Empty set']);
    expect((await all('price-desc')).slice(0, 3)).toEqual(['Large', 'Set', 'Middle']);
    saved(await saveProduct(shop, { id: cheap, regularPrice: 900 }));
    expect(await all('price')).toEqual(['Middle', 'Small', 'Set', 'Large', 'Unpriced', 'Empty set']);
    const now = shop.now();
    saved(
      await saveProduct(shop, { id: dear, salePrice: 100, saleFrom: now + DAY_MS, saleTo: now + 2 * DAY_MS }),
    );
    shop.wait(DAY_MS);
    expect(await all('price')).toEqual(['Large', 'Set', 'Middle', 'Small', 'Unpriced', 'Empty set']);
    await deleteProduct(shop, dear);
    expect(await all('price')).toEqual(['Middle', 'Small', 'Set', 'Unpriced', 'Empty set']);
    for (const id of ids) await deleteProduct(shop, id, { forGood: true });
  });

  it('have categories that stay counted when they move or go', async () => {
    const counts = async () =>
      (await listCategories(shop)).map(({ slug, count, children }) => [slug, count, children.length]);
    expect(await counts()).toEqual([['table', 3, 1]]);
    const { id: kitchen } = saved(await saveTerm(shop, { taxonomy: 'product_cat', name: 'Kitchen' }));
    saved(await saveTerm(shop, { id: cups, taxonomy: 'product_cat', name: 'Cups', parentId: kitchen }));
    expect(await counts()).toEqual([
      ['kitchen', 1, 1],
      ['table', 2, 0],
    ]);
    expect(
      await saveTerm(shop, { id: kitchen, taxonomy: 'product_cat', name: 'K', parentId: cups }),
    ).toMatchObject({
      errors: [{ field: 'parentId' }],
    });
    await deleteTerm(shop, kitchen);
    await recountTerms(shop);
    expect(await counts()).toEqual([
      ['cups', 1, 0],
      ['table', 2, 0],
    ]);
  });
});
