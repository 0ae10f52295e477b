import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { findProductBySlug } from '../catalogue/findProducts.ts';
import { findVariations } from '../catalogue/findVariations.ts';
import { saveProduct } from '../catalogue/saveProduct.ts';
import { saveVariation } from '../catalogue/saveVariation.ts';
import { ensureTerms } from '../catalogue/terms/ensureTerms.ts';
import { findTerm, productTerms } from '../catalogue/terms/listTerms.ts';
import { saved } from '../catalogue/testing/saved.ts';
import { databaseKinds } from '../db/testing/databases.ts';
import { writeSettings } from '../settings/readSettings.ts';
import type { Shop } from '../Shop.ts';
import { openTestShop } from '../testing/testShop.ts';
import { exportProducts } from './exportProducts.ts';
import type { ImportOptions } from './importContext.ts';
import { importProducts } from './importProducts.ts';

const exported = async (shop: Shop): Promise<string> => (await buffer(await exportProducts(shop))).toString();
const imported = (shop: Shop, lines: readonly string[], options?: ImportOptions) =>
  importProducts(
    shop,
    (async function* () {
      yield `\ufeff${lines.join('\n')}\n`;
    })(),
    options,
  );

/** A shop with one of everything that a file can say. */
async function fill(shop: Shop): Promise<void> {
  const [table = 0] = await ensureTerms(shop, 'product_cat', ['Table, laid']);
  const [cups = 0] = await ensureTerms(shop, 'product_cat', ['Cups > 5cl'], table);
  const cup = saved(
    await saveProduct(shop, {
      name: '=HYPERLINK("x")',
      sku: '-CUP',
      regularPrice: 1999,
      salePrice: 1500,
      saleFrom: 1_772_000_000_000,
      saleTo: 1_773_000_000_123,
      description: '<p>Two\nlines, a \\n and "quotes"</p>',
      shortDescription: "'+1 quoted",
      categoryIds: [table, cups],
      tags: ['Gift, small', 'new\\'],
      weightG: 350,
      lengthMm: 100,
      heightMm: 85,
      isVirtual: true,
      isDownloadable: true,
      managesStock: true,
      stockQuantity: -3,
      backorders: 'notify',
      lowStockAmount: 2,
      position: 7,
      meta: { _global_unique_id: '4006381333931', origin: { town: 'Limoges' }, _download_limit: '3' },
    }),
  ).id;
  const mug = saved(
    await saveProduct(shop, {
      name: 'Mug',
      type: 'variable',
      managesStock: true,
      stockQuantity: 12,
      defaultChoices: { glaze: 'Teal' },
      attributes: [
        { name: 'Glaze', options: ['Teal', 'Red, deep'], isVariation: true, isGlobal: true },
        { name: 'Clay', options: ['Stoneware'], isVisible: false },
      ],
    }),
  ).id;
  saved(await saveVariation(shop, mug, { choices: { glaze: 'Red, deep' }, regularPrice: 2500, sku: 'M-R' }));
  saved(
    await saveVariation(shop, mug, { choices: {}, regularPrice: 2400, managesStock: true, stockQuantity: 1 }),
  );
  saved(await saveProduct(shop, { name: 'Set', type: 'grouped', groupedIds: [cup, mug], upsellIds: [mug] }));
  saved(
    await saveProduct(shop, {
      name: 'Book',
      type: 'external',
      externalUrl: 'https://books.example/a,b',
      buttonText: 'Read',
      status: 'draft',
      visibility: 'search',
      regularPrice: 0,
    }),
  );
}

describe.each(databaseKinds)('CSV files on %s', async (kind) => {
  const shop = await openTestShop(kind);
  const other = await openTestShop(kind);

  it('come out of another shop as they went in, and change nothing the second time', async () => {
    await fill(shop);
    const file = await exported(shop);
    expect(file.startsWith('\ufeffID,Type,SKU,"GTIN, UPC, EAN, or ISBN",Name,')).toBe(true);
    expect(file).toContain(`"'=HYPERLINK(""x"")"`);
    expect(file).toContain('Table\\, laid > Cups &gt; 5cl');
    const [half, rest] = [file.slice(0, 700), file.slice(700)];
    const result = await importProducts(
      other,
      (async function* () {
        yield half;
        yield Buffer.from(rest);
      })(),
    );
    expect(result).toMatchObject({ rows: 6, created: 6, failed: 0, errors: [], ignoredColumns: [] });
    expect(await exported(other)).toBe(file);
    expect(await imported(other, [file.slice(1).trimEnd()])).toMatchObject({
      updated: 6,
      created: 0,
      errors: [],
    });
    expect(await exported(other)).toBe(file);
    expect(await other.product({ slug: 'next' })).toBeGreaterThan(6);
    expect(await findTerm(other, 'pa_glaze', 'red-deep')).toMatchObject({ name: 'Red, deep', count: 1 });
  });

  it('may name parents and linked products before their rows', async () => {
    const result = await imported(shop, [
      'Type,SKU,Name,Parent,Regular price,Upsells,Attribute 1 name,Attribute 1 value(s)',
      'variation,JUG-S,,JUG,10,,Size,S',
      'variation,JUG-L,,JUG,12,,Size,L',
      'simple,LID,Lid,,3,JUG-S,,',
      'variable,JUG,Jug,,,LID,Size,"S, L"',
    ]);
    expect(result).toMatchObject({ created: 4, failed: 0, errors: [] });
    const jug = await findProductBySlug(shop, 'jug');
    expect(jug).toMatchObject({ name: 'Jug', status: 'publish', meta: {} });
    expect((await findVariations(shop, jug?.id ?? 0)).map(({ name }) => name)).toEqual([
      'Jug - S',
      'Jug - L',
    ]);
  });

  it('report each wrong row by its line and go on', async () => {
    const result = await imported(shop, [
      'SKU,Name,Description,Regular price,Sale price,Stock,Type,Parent,Brand',
      'A-1,A,"Two',
      'lines",10,,,simple,,x',
      'A-2,B,,ten,,many,simple,,x',
      'A-3,C,,10,20,,simple,,x',
      ',,,,,,simple,,x',
      'A-4,D,,10,,,robot,,x',
      'A-5,E,,10,,,variation,NOBODY,x',
      'A-6,F,,10,,,simple,,x',
    ]);
    expect(result.errors.map(({ line, field }) => `${line} ${field}`)).toEqual([
      '4 Stock',
      '4 Regular price',
      '5 Sale price',
      '6 Name',
      '7 Type',
      '8 Parent',
    ]);
    expect(result).toMatchObject({
      rows: 7,
      created: 2,
      failed: 5,
      errorCount: 6,
      ignoredColumns: ['Brand'],
    });
    expect(await findProductBySlug(shop, 'f')).not.toBeNull();
  });

  it('go on where an import was cut off, and leave alone what they have no column for', async () => {
    const lines = [
      'SKU,Name,Categories',
      ...Array.from({ length: 27 }, (_, at) => `R-${at},Row ${at},"A > B, C"`),
    ];
    const done: number[] = [];
    const cut = imported(shop, lines, {
      onProgress: ({ rows }) => {
        done.push(rows);
        if (rows >= 25) throw new Error('power cut');
      },
    });
    await expect(cut).rejects.toThrow('power cut');
    expect(await imported(shop, lines, { skipRows: done.at(-1) ?? 0 })).toMatchObject({
      rows: 27,
      created: 2,
    });
    const row = await findProductBySlug(shop, 'row-3');
    const terms = (await productTerms(shop, [row?.id ?? 0])).get(row?.id ?? 0) ?? [];
    expect(terms.map(({ name }) => name)).toEqual(['B', 'C']);
    await saveProduct(shop, { id: row?.id ?? 0, regularPrice: 500 });
    await imported(shop, ['SKU,Name', 'R-3,Renamed']);
    expect(await findProductBySlug(shop, 'row-3')).toMatchObject({ name: 'Renamed', regularPrice: 500 });
  });

  it('write and read prices as the shop writes numbers', async () => {
    await writeSettings(other, { money: { decimalSeparator: ',', thousandSeparator: '.' } });
    await imported(other, [
      'SKU,Name,Regular price',
      'P-1,One,"1.234,50"',
      'P-2,Two,1.234',
      'P-3,Three,"12,5"',
      'P-4,Four,12.5',
      'P-5,Five,"0,005"',
    ]);
    const prices = ['one', 'two', 'three', 'four', 'five'].map(
      async (slug) => (await findProductBySlug(other, slug))?.regularPrice,
    );
    expect(await Promise.all(prices)).toEqual([123_450, 123_400, 1250, 1250, 1]);
    expect(await exported(other)).toContain('"1234,50"');
  });

  it('may come several at once with the same names, and each is taken in', async () => {
    const rows = Array.from({ length: 20 }, (_, at) => `Twin ${at % 5},"Twins > ${at % 3}"`);
    const results = await Promise.all(
      Array.from({ length: 4 }, () => imported(shop, ['Name,Categories', ...rows])),
    );
    for (const result of results) expect(result).toMatchObject({ created: 20, failed: 0, errors: [] });
  });

  it('leave out zero bytes, which no text of a database can hold', async () => {
    const result = await imported(shop, [
      'SKU,Name,Parent,Upsells,Categories,Meta: a\0b',
      'Z\0-1,Ze\0ro,\0,"\0, A\0-6","Cu\0ps > \0",c\0',
      '\0,\0,,,,',
    ]);
    expect(result).toMatchObject({ created: 1, failed: 1, errors: [{ line: 3, field: 'Name' }] });
    expect(await findProductBySlug(shop, 'zero')).toMatchObject({ sku: 'Z-1', meta: { ab: 'c' } });
  });

  it('keep as a text what is nested deeper than anybody follows', async () => {
    const endless = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
    const result = await imported(shop, ['SKU,Name,Meta: a', `D-1,Deep,${endless}`]);
    expect(result).toMatchObject({ created: 1, failed: 0, errors: [] });
    expect((await findProductBySlug(shop, 'deep'))?.meta['a']).toBe(endless);
  });

  it('end with an error where a file cannot be read any further', async () => {
    const result = await imported(shop, ['SKU,Name', 'Q-1,One', `Q-2,"${'x'.repeat(2_100_000)}"`]);
    expect(result).toMatchObject({ failed: 0, errorCount: 1, errors: [{ line: 3 }] });
  });

  it('counts variations as refused whose parent never came', async () => {
    const result = await imported(shop, [
      'Type,SKU,Name,Parent,Regular price,Attribute 1 name,Attribute 1 value(s)',
      'variation,LOST-1,,NOBODY,1.00,Size,S',
      'variation,LOST-2,,NOBODY,1.00,Size,L',
      'simple,KEPT-1,Kept,,1.00,,',
    ]);
    expect(result).toMatchObject({
      created: 1,
      failed: 2,
      errors: [{ line: 2, field: 'Parent', message: '"NOBODY" is neither in the file nor in the shop.' }],
    });
  });

  it.each([';', '\t', '|'])('takes files whose columns are separated by %j', async (sign) => {
    const lines = [
      ['"SKU"', 'GTIN, UPC, EAN, or ISBN', 'Name', 'Regular price'],
      [`S-${sign.codePointAt(0)}`, '1', 'Cup, blue', '2.00'],
    ].map((cells) => cells.join(sign));
    expect(await imported(shop, lines)).toMatchObject({ created: 1, failed: 0, ignoredColumns: [] });
  });
});
