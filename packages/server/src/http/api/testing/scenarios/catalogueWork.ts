import { expect, it } from 'vitest';
import { runImports } from '../../../../imports/runImports.ts';
import { folderStore } from '../../../../media/store/folderStore.ts';
import { PICTURE } from '../fillShop.ts';
import type { TestApi } from '../startApi.ts';

const formOf = (
  content: string | Uint8Array<ArrayBuffer>,
  name: string,
  fields: Record<string, string> = {},
) => {
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) form.set(field, value);
  form.set('file', new Blob([content]), name);
  return form;
};

/** Imports, changes of many products, files and folders of the library. */
export function describeCatalogueWork(api: () => TestApi): void {
  const as = (role: 'admin' | 'shop_manager' | 'editor' = 'shop_manager') => api().as(role);
  const runAll = () => runImports(api().shop, folderStore(api().uploads));

  it('imports are looked at, mapped, started, stopped, and their faults fetched', async () => {
    const form = formOf('Article,Name,Regular price\nwork-1,One,5.00\nwork-2,Two,cheap\n', 'work.csv');
    const made = await as()('createImport', { form });
    const params = { id: made.body.id };
    expect(made.body).toMatchObject({
      file: 'work.csv',
      state: 'previewing',
      columns: ['', 'Name', 'Regular price'],
      sample: ['work-1', 'One', '5.00'],
    });
    const early = await as()('startImport', { params, match: made.tag });
    expect([early.status, early.body.errors[0].field]).toEqual([422, 'state']);
    await runAll();
    const seen = await as()('readImport', { params });
    expect(seen.body).toMatchObject({ state: 'ready', counts: { new: 1, failed: 1, waiting: 0 } });
    // What somebody has changed meanwhile is not started unseen.
    expect((await as()('startImport', { params, match: made.tag })).status).toBe(412);
    const columns = ['SKU', 'Name', 'Regular price'];
    const mapped = await as()('updateImport', { params, match: seen.tag, body: { columns } });
    expect(mapped.body).toMatchObject({ state: 'previewing', columns, counts: { waiting: 2 } });
    await runAll();
    const ready = await as()('readImport', { params });
    const started = await as()('startImport', { params, match: ready.tag });
    expect(started.body.state).toBe('running');
    expect((await as()('deleteImport', { params, match: '*' })).status).toBe(422);
    expect((await as()('stopImport', { params, match: '*' })).body.state).toBe('stopped');
    expect((await as()('stopImport', { params, match: '*' })).status).toBe(422);
    await as()('startImport', { params, match: '*' });
    await runAll();
    const failed = await as()('listImportRows', { params, query: { state: 'failed' } });
    expect(failed.body.items).toMatchObject([{ line: 3, remarks: [{ field: 'Regular price' }] }]);
    expect((await as()('exportImportFaults', { params })).text).toContain(
      'Must be a price.,work-2,Two,cheap',
    );
    expect((await as()('listImports')).body.items).toMatchObject([{ ...params, state: 'done' }]);
    expect((await as()('listProducts', { query: { search: 'work-1' } })).body.total).toBe(1);
    expect((await as()('createImport', { form: formOf('', 'empty.csv') })).status).toBe(422);
    expect((await as()('deleteImport', { params, match: '*' })).status).toBe(204);
  });

  it('exports have the columns and the products that were asked for', async () => {
    const { body } = await as()('listCsvColumns');
    expect(body.columns).toContain('Regular price');
    await as()('createProduct', { body: { name: 'Narrowed', sku: 'nar-1', regularPrice: 700 } });
    const query = { columns: 'Regular price|SKU', search: 'nar-1' };
    const file = await as()('exportProducts', { query });
    expect(file.text.replace('\ufeff', '')).toBe('SKU,Regular price\nnar-1,7.00\n');
  });

  it('many products are changed, and changed back', async () => {
    const ids: number[] = [];
    for (const name of ['Many a', 'Many b'])
      ids.push((await as()('createProduct', { body: { name, regularPrice: 1000 } })).body.id);
    const price = { which: 'regular', how: 'raise', amount: 50 };
    const changes = { price, sale: { from: '2026-04-01T00:00:00Z', to: null } };
    const body = { where: { search: 'Many ' }, changes };
    const seen = await as()('changeProducts', { body: { ...body, isPreview: true } });
    const done = await as()('changeProducts', { body });
    expect(done.body).toEqual(seen.body);
    expect(done.body.changed).toMatchObject([
      { id: ids[0], before: { regularPrice: 1000 }, after: { regularPrice: 1050 } },
      { id: ids[1] },
    ]);
    const changed = done.body.changed.map((each: object) => ({ ...each, name: undefined }));
    expect((await as()('undoProducts', { body: { changed } })).body.refused).toEqual([]);
    const now = await as()('listProducts', { query: { ids: ids.join(',') } });
    expect(now.body.items.map((item: { regularPrice: number }) => item.regularPrice)).toEqual([1000, 1000]);
    const wrong = await as()('changeProducts', { body: { ids, changes: { price: { ...price, how: 'x' } } } });
    expect(wrong.body.errors[0].field).toBe('changes.price.how');
    expect((await as()('undoProducts', { body: {} })).status).toBe(422);
  });

  it('files are put into folders, and others put in their place', async () => {
    const folder = await as('editor')('createMediaFolder', { body: { name: 'Summer' } });
    const below = await as('editor')('createMediaFolder', {
      body: { name: 'Sea', parentId: folder.body.id },
    });
    const params = { id: folder.body.id };
    const loop = await as('editor')('updateMediaFolder', {
      params,
      match: folder.tag,
      body: { parentId: below.body.id },
    });
    expect([loop.status, loop.body.errors[0].field]).toEqual([422, 'parentId']);
    const dot = Buffer.from(PICTURE, 'base64') as Uint8Array<ArrayBuffer>;
    const sent = await as('editor')('uploadMedia', {
      form: formOf(dot, 'sea.png', { folderId: String(below.body.id) }),
    });
    const one = { id: sent.body.id };
    const inFolder = async (id: number) =>
      (await as('editor')('listMedia', { query: { folder: id } })).body.items.map(
        (item: { id: number }) => item.id,
      );
    expect(await inFolder(below.body.id)).toEqual([one.id]);
    expect(await inFolder(0)).not.toContain(one.id);
    await as('editor')('deleteMediaFolder', { params: { id: below.body.id }, match: '*' });
    expect(await inFolder(params.id)).toEqual([one.id]);
    expect((await as('editor')('readMediaFolder', { params })).body.count).toBe(1);
    const moved = await as('editor')('fileMedia', { body: { ids: [one.id, 987_654], folderId: null } });
    expect(moved.body).toEqual({ moved: 1, before: [{ id: one.id, folderId: params.id }] });
    expect((await as('editor')('fileMedia', { body: { ids: [], folderId: 987_654 } })).status).toBe(422);
    expect((await as('editor')('listMediaFolders')).body.total).toBeGreaterThan(0);
    const named = await as('editor')('updateMediaFolder', { params, match: '*', body: { name: 'Autumn' } });
    expect(named.body).toMatchObject({ name: 'Autumn', count: 0 });
    const form = () => formOf(dot, 'shore.png');
    expect((await as('editor')('replaceMediaFile', { params: one, match: '"x"', form: form() })).status).toBe(
      412,
    );
    const replaced = await as('editor')('replaceMediaFile', { params: one, match: sent.tag, form: form() });
    expect(replaced.body).toMatchObject({ id: one.id, title: 'sea' });
    expect(replaced.body.file).toContain('/shore-');
    const text = await as('editor')('replaceMediaFile', {
      params: one,
      match: '*',
      form: formOf('no', 'a.png'),
    });
    expect([text.status, text.body.errors[0].field]).toEqual([422, 'file']);
  });
}
