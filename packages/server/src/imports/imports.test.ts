import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { findProductBySlug } from '../catalogue/findProducts.ts';
import { findVariations } from '../catalogue/findVariations.ts';
import { saveProduct } from '../catalogue/saveProduct.ts';
import { saved } from '../catalogue/testing/saved.ts';
import { IMPORT_BATCH } from '../csv/limits.ts';
import { databaseKinds } from '../db/testing/databases.ts';
import type { UploadStore } from '../media/store/UploadStore.ts';
import { STORED_TABLES } from '../storage/storedTables.ts';
import type { Shop } from '../Shop.ts';
import { openTestShop } from '../testing/testShop.ts';
import { deleteImport, startImport, stopImport, updateImport } from './changeImport.ts';
import { createImport } from './createImport.ts';
import { dropOldImports } from './deleteRun.ts';
import { exportFaults } from './exportFaults.ts';
import { countRows, findImport, listImportRows, listImports } from './findImports.ts';
import type { ImportRun } from './ImportRun.ts';
import { IMPORTS_KEPT_MS } from './limits.ts';
import { type RunOptions, runImports } from './runImports.ts';

/** Nothing of these tests has pictures. */
const NO_UPLOADS = {} as UploadStore;

describe.each(databaseKinds)('a file of products that is looked at first on %s', async (kind) => {
  const shop = await openTestShop(kind);
  const send = async (lines: readonly string[]): Promise<number> =>
    saved(
      await createImport(shop, {
        name: 'spring.csv',
        source: Readable.from([Buffer.from(`${lines.join('\n')}\n`)]),
        isCut: () => false,
      }),
    ).id;
  const run = (options: RunOptions = {}) =>
    runImports(shop, NO_UPLOADS, { fetchImage: async () => ({ ok: false, message: 'No.' }), ...options });
  const now = async (id: number): Promise<ImportRun> => {
    const found = await findImport(shop, id);
    if (!found) throw new Error('It is gone');
    return found;
  };
  const counts = async (id: number) => (await countRows(shop, [id])).get(id);
  const rows = async (id: number) => (await listImportRows(shop, id, { page: 1, perPage: 200 })).items;
  const start = async (id: number): Promise<void> => void saved(await startImport(shop, await now(id)));

  /** Everything that the shop has, and what pages and searches have been made of. */
  const dump = async (): Promise<string> => {
    const tables = [...STORED_TABLES.map(({ name }) => name), 'page_versions', 'search_documents'];
    const there = (await shop.queries.introspection.getTables()).map(({ name }) => name);
    const all: unknown[] = [];
    for (const table of tables.filter((name) => there.includes(name)))
      all.push(
        table,
        (await sql`select * from ${sql.table(table)} order by 1, 2`.execute(shop.queries)).rows,
      );
    return JSON.stringify(all);
  };

  it('shows what would change, writes nothing, and then writes just that', async () => {
    saved(await saveProduct(shop, { name: 'Cup', sku: 'C-1', regularPrice: 1000 }));
    saved(await saveProduct(shop, { name: 'Jar', sku: 'C-2', regularPrice: 900 }));
    const before = await dump();
    const id = await send([
      'SKU,Name,Regular price,Categories,Brand',
      'C-1,Cup,12.00,Table > Cups,x',
      'C-2,Jar,9.00,,x',
      'C-3,Bowl,5.00,Table,x',
      'C-4,Plate,cheap,,x',
    ]);
    await run();
    expect(await dump()).toBe(before);
    expect(await now(id)).toMatchObject({
      state: 'ready',
      rows: 4,
      columns: ['SKU', 'Name', 'Regular price', 'Categories', ''],
    });
    expect(await counts(id)).toEqual({ waiting: 0, new: 1, changed: 1, unchanged: 1, skipped: 0, failed: 1 });
    const seen = await rows(id);
    expect(seen[0]).toMatchObject({
      line: 2,
      state: 'changed',
      name: 'Cup',
      changes: [
        { field: 'Regular price', from: '10.00', to: '12.00' },
        { field: 'Categories', from: '', to: 'Table > Cups' },
      ],
    });
    expect(seen[1]).toMatchObject({ state: 'unchanged', changes: [] });
    expect(seen[2]?.changes).toContainEqual({ field: 'Name', from: '', to: 'Bowl' });
    expect(seen[3]).toMatchObject({
      state: 'failed',
      remarks: [{ field: 'Regular price', message: 'Must be a price.' }],
    });
    await start(id);
    await run();
    expect(await now(id)).toMatchObject({ state: 'done' });
    expect(await rows(id)).toEqual(seen);
    expect(await findProductBySlug(shop, 'cup')).toMatchObject({ regularPrice: 1200 });
    expect(await text(exportFaults(shop, await now(id)))).toBe(
      'Line,Fault,SKU,Name,Regular price,Categories,Brand\n5,Regular price: Must be a price.,C-4,Plate,cheap,,x\n',
    );
    expect((await listImports(shop, { page: 1, perPage: 5 })).items).toMatchObject([{ file: 'spring.csv' }]);
  });

  it('takes columns for what it is told, and leaves alone what is there when it shall', async () => {
    const id = await send(['Article;Title;SKU', 'C-1;Mug;old', 'N-1;Lid;old']);
    await run();
    expect(await counts(id)).toMatchObject({ failed: 2 });
    const columns = ['SKU', 'Name', ''];
    expect(await updateImport(shop, await now(id), { columns: ['SKU', 'sku', 'Nonsense'] })).toMatchObject({
      errors: [{ field: 'columns.1' }, { field: 'columns.2' }],
    });
    expect(await updateImport(shop, await now(id), { columns: ['SKU'] })).toMatchObject({ ok: false });
    saved(await updateImport(shop, await now(id), { columns, isUpdating: false }));
    await run();
    expect(await counts(id)).toMatchObject({ new: 1, skipped: 1, failed: 0 });
    saved(await updateImport(shop, await now(id), { isUpdating: true }));
    await run();
    expect(await counts(id)).toMatchObject({ new: 1, changed: 1 });
    saved(await deleteImport(shop, await now(id)));
    expect(await findImport(shop, id)).toBeNull();
  });

  it('knows in the preview what earlier rows of the file would have done, and what never comes', async () => {
    saved(await saveProduct(shop, { name: 'Plain', sku: 'V', regularPrice: 100 }));
    const many = Array.from({ length: IMPORT_BATCH }, (_, at) => `simple,F-${at},Filler ${at},,1.00,,`);
    const id = await send([
      'Type,SKU,Name,Parent,Regular price,Attribute 1 name,Attribute 1 value(s)',
      'variable,V,Plain,,,Size,"S, L"',
      'simple,T,Twice,,1.00,,',
      ...many,
      'variation,V-S,,V,2.00,Size,S',
      'simple,T,Twice again,,1.00,,',
      'variation,L-1,,NOBODY,1.00,Size,S',
    ]);
    await run();
    const seen = (await rows(id)).filter(({ name }) => !name.startsWith('Filler'));
    const stands = seen.map(({ sku, state }) => `${sku} ${state}`);
    expect(stands).toEqual(['V changed', 'T new', 'V-S new', 'T changed', 'L-1 failed']);
    expect(seen.at(-1)?.remarks).toEqual([
      { field: 'Parent', message: '"NOBODY" is neither in the file nor in the shop.' },
    ]);
    expect(seen[3]?.changes).toEqual([{ field: 'Name', from: 'Twice', to: 'Twice again' }]);
    await start(id);
    await run();
    const done = (await rows(id)).filter(({ name }) => !name.startsWith('Filler'));
    expect(done.map(({ sku, state }) => `${sku} ${state}`)).toEqual(stands);
    expect(done.at(-1)?.remarks).toEqual(seen.at(-1)?.remarks);
  });

  it('is stopped half-way with each row whole or not there, and goes on where it was', async () => {
    const lines = [
      'Type,SKU,Name,Parent,Regular price,Attribute 1 name,Attribute 1 value(s)',
      'variation,H-S,,H,1.00,Size,S',
      ...Array.from({ length: 2 * IMPORT_BATCH }, (_, at) => `simple,S-${at},Stopped ${at},,1.00,,`),
      'variable,H,Half,,,Size,S',
    ];
    const id = await send(lines);
    await run();
    await start(id);
    let batches = 0;
    const stopping = {
      onBatch: async () => void (++batches === 1 && saved(await stopImport(shop, await now(id)))),
    };
    await run(stopping);
    expect([(await now(id)).state, batches]).toEqual(['stopped', 1]);
    // The variation waits again: its parent was a draft that stood in.
    expect(await counts(id)).toMatchObject({ new: IMPORT_BATCH - 1, waiting: IMPORT_BATCH + 3 });
    const drafts = shop.queries.selectFrom('products').select('id').where('slug', 'like', 'awaited%');
    expect(await drafts.execute()).toEqual([]);
    expect(await findProductBySlug(shop, 'stopped-0')).not.toBeNull();
    await start(id);
    await run();
    expect(await counts(id)).toMatchObject({ new: 2 * IMPORT_BATCH + 2, waiting: 0, failed: 0 });
    const half = await findProductBySlug(shop, 'half');
    expect((await findVariations(shop, half?.id ?? 0)).map(({ sku }) => sku)).toEqual(['H-S']);
  });

  it('is written by one of two that are at it, and not at all when it is stopped in the middle of a batch', async () => {
    const id = await send([
      'SKU,Name,Images',
      ...['A', 'B', 'C'].map((name) => `W-${name},Who ${name},https://a.example/${name}.png`),
    ]);
    await run();
    expect((await rows(id))[0]?.remarks).toEqual([
      { field: 'Images', message: 'https://a.example/A.png will be fetched.' },
    ]);
    await start(id);
    // Pictures are fetched before anything is written.
    const whenFetching = (work: (shop: Shop) => Promise<unknown>): RunOptions => {
      let isFirst = true;
      return {
        async fetchImage() {
          if (isFirst) {
            isFirst = false;
            await work(shop);
          }
          return { ok: false, message: 'No.' };
        },
      };
    };
    await run(whenFetching(async () => saved(await stopImport(shop, await now(id)))));
    expect(await counts(id)).toMatchObject({ waiting: 3 });
    expect(await findProductBySlug(shop, 'who-a')).toBeNull();
    await start(id);
    await run(whenFetching(() => run()));
    expect(await counts(id)).toMatchObject({ new: 3 });
    expect((await now(id)).state).toBe('done');
  });

  it.each([
    ['', 'There are no products in the file.'],
    ['SKU,Name\n', 'There are no products in the file.'],
    [`SKU,Name\nQ,"${'x'.repeat(2_100_000)}"\n`, 'The file cannot be read from line 2 on'],
  ])('is refused as a whole when it cannot be read', async (content, message) => {
    const { total } = await listImports(shop, { page: 1, perPage: 1 });
    const source = Readable.from([Buffer.from(content)]);
    const refused = await createImport(shop, { name: 'a.csv', source, isCut: () => false });
    expect(refused).toMatchObject({ ok: false, errors: [{ field: 'file' }] });
    expect(JSON.stringify(refused)).toContain(message);
    expect((await listImports(shop, { page: 1, perPage: 1 })).total).toBe(total);
  });

  it('is forgotten after a week', async () => {
    shop.wait(IMPORTS_KEPT_MS + 1);
    await dropOldImports(shop);
    expect((await listImports(shop, { page: 1, perPage: 1 })).total).toBe(0);
    const left = await shop.queries.selectFrom('import_rows').select('line').execute();
    expect(left).toEqual([]);
  });
});
