import { describe, expect, it } from 'vitest';
import { databaseKinds } from '../db/testing/databases.ts';
import { openTestShop } from '../testing/testShop.ts';
import { indexProducts } from '../catalogue/indexing/indexProducts.ts';
import { createSearchFixture } from './testing/createSearchFixture.ts';

describe.each(databaseKinds)('searching products on %s', async (kind) => {
  const shop = await openTestShop(kind);
  const { put, term, search } = createSearchFixture(shop);
  const kitchen = await term('product_cat', 'Küche', 'kitchen');
  const cups = await term('product_cat', 'Drinkware', 'drinkware', kitchen);
  const gifts = await term('product_tag', 'Gift idea', 'gift-idea');

  await put({ name: 'Ceramic Mug', sku: 'VT-100', totalSales: 3 }, [cups, gifts]);
  await put({ name: 'Mug of ceramic, large', sku: 'VT-1001', totalSales: 90 }, [cups]);
  await put({ name: 'Blue Ceramic Mug', stockStatus: 'outofstock', totalSales: 500 }, [cups]);
  await put({ name: 'Crème brûlée dish', description: '<p>goes with a ceramic<br>mug</p>' }, [kitchen]);
  await put({ name: 'Straßenlampe' });
  await put({ name: 'Œuvre of Søren' });
  await put({ name: 'Strawberry basket' });
  await put({ name: 'Bread knife' });
  await put({ name: 'T-Shirt', attributes: [colour('Crimson', 'Navy')] });
  await put({ name: '有機咖啡豆' });
  await put({ name: 'กาแฟสด' });
  await put({ name: 'Waterproof backpack' });
  await put({ name: 'Pen' });
  await put({ name: 'Pencil case' });
  await put({ name: 'Draft', status: 'draft' });
  await put({ name: 'Hidden thing', visibility: 'hidden' });
  await put({ name: 'Catalogue thing', visibility: 'catalog' });
  const ceramics = ['Ceramic Mug', 'Mug of ceramic, large', 'Blue Ceramic Mug', 'Crème brûlée dish'];

  it.each([
    ['the beginnings of words', 'cer mu', ceramics],
    [
      'words in any order',
      'mug ceramic',
      ['Mug of ceramic, large', 'Ceramic Mug', 'Blue Ceramic Mug', 'Crème brûlée dish'],
    ],
    ['one letter, in titles first', 'w', ['Waterproof backpack', 'Crème brûlée dish']],
    ['a SKU', 'VT-100', ['Ceramic Mug', 'Mug of ceramic, large']],
    ['a SKU without its dash, in lower case', 'vt1001', ['Mug of ceramic, large']],
    ['the beginning of a SKU', 'vt-10', ['Mug of ceramic, large', 'Ceramic Mug']],
    ['a category', 'drinkware', ['Mug of ceramic, large', 'Ceramic Mug', 'Blue Ceramic Mug']],
    ['the category above', 'kuche dish', ['Crème brûlée dish']],
    ['a tag and a title', 'gift mug', ['Ceramic Mug']],
    ['an option of an attribute', 'navy shirt', ['T-Shirt']],
    ['a word of the description', 'goes with', ['Crème brûlée dish']],
    ['accents', 'creme brulee', ['Crème brûlée dish']],
    ['accents that the title has not', 'céràmic müg large', ['Mug of ceramic, large']],
    ['ß', 'strassenl', ['Straßenlampe']],
    ['œ and ø', 'oeuvre soren', ['Œuvre of Søren']],
    ['capitals', 'WATERPROOF', ['Waterproof backpack']],
    ['a plural of what is one', 'backpacks', ['Waterproof backpack']],
    ['a plural that changes the word', 'bread knives', ['Bread knife']],
    ['a plural in -ies', 'strawberries', ['Strawberry basket']],
    ['a word with a hyphen', 't-shirt', ['T-Shirt']],
    ['the same without', 'tshirt', ['T-Shirt']],
    ['a part of Chinese', '咖啡', ['有機咖啡豆']],
    ['its last sign', '豆', ['有機咖啡豆']],
    ['a part of Thai', 'แฟ', ['กาแฟสด']],
    ['a letter changed', 'ceromic', ceramics],
    ['letters swapped', 'cermaic', ceramics],
    ['a letter missing', 'strwberry', ['Strawberry basket']],
    ['a letter too many, and the last one missing', 'strawwberr', ['Strawberry basket']],
    ['two slips in a long word', 'waterprof bakpack', ['Waterproof backpack']],
    ['no slips in a short word', 'pem', []],
    ['nothing', 'xylophone', []],
    ['words that never meet', 'pencil mug', []],
    ['what is not for visitors', 'draft', []],
    ['what is hidden', 'hidden thing', []],
    ['what lists show and searches do not', 'catalogue', []],
    ['only signs', '?! …', []],
    ['an empty text', '', []],
  ])('finds %s', async (_, text, names) => {
    expect(await search(text)).toEqual(names);
  });

  it('puts whole words before beginnings, and a whole title first', async () => {
    expect(await search('pen')).toEqual(['Pen', 'Pencil case']);
    expect(await search('blue ceramic mug')).toEqual(['Blue Ceramic Mug']);
  });

  it('finds SKUs that begin alike, however much of them is typed', async () => {
    for (const number of [1, 2]) await put({ name: `Screw ${number}`, sku: `HARDWARE-SERIES-00${number}` });
    for (const typed of ['ha', 'hardw', 'HARDWARE-S', 'hardware series', 'hardware-series-00'])
      expect([typed, await search(typed)]).toEqual([typed, ['Screw 1', 'Screw 2']]);
    expect(await search('hardware-series-002')).toEqual(['Screw 2']);
  });

  it('keeps to a category and those below it', async () => {
    expect(await search('ceramic', { category: 'kitchen' })).toEqual(ceramics);
    expect(await search('ceramic', { category: 'drinkware' })).toEqual(ceramics.slice(0, 3));
    expect(await search('pen', { category: 'kitchen' })).toEqual([]);
    expect(await search('VT-100', { category: 'kitchen' })).toEqual(['Ceramic Mug', 'Mug of ceramic, large']);
    expect(await search('pen', { category: 'unknown' })).toEqual([]);
  });

  it('leaves out what is sold out when it is asked to', async () => {
    expect(await search('ceramic mug', { inStockOnly: true })).not.toContain('Blue Ceramic Mug');
  });

  it('gives pages and how many there are', async () => {
    const ids = await Promise.all(
      Array.from({ length: 7 }, (_, at) => shop.product({ name: `Umbrella ${at}`, slug: `umbrella-${at}` })),
    );
    await indexProducts(shop, ids);
    const names = (from: number, to: number) =>
      Array.from({ length: to - from }, (_, at) => `Umbrella ${from + at}`);
    expect((await search('umbrella')).toSorted()).toEqual(names(0, 7));
    const first = await search('umbrella', { limit: 4 });
    const second = await search('umbrella', { limit: 4, offset: 4 });
    expect([...first, ...second].toSorted()).toEqual(names(0, 7));
    expect(await search.whole('umbrela', { limit: 2 })).toMatchObject({ total: 7, isMore: false });
  });
});

const colour = (...options: string[]) => ({
  name: 'Colour',
  slug: 'colour',
  options,
  isVisible: true,
  isVariation: false,
  isGlobal: false,
});
