import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { databaseKinds } from '../db/testing/databases.ts';
import { openTestShop } from '../testing/testShop.ts';
import { findModule, findModuleSummary } from './findModule.ts';
import { listModules } from './listModules.ts';
import { deleteModule, listRevisions, readRevision, restoreRevision } from './moduleRevisions.ts';
import { saveModule } from './saveModule.ts';
import { moduleText } from './testing/moduleText.ts';

const by = { authorId: null };

describe.each(databaseKinds)('modules on %s', async (kind) => {
  const shop = await openTestShop(kind);
  let count = 0;
  const make = async (document = moduleText()) => {
    const saved = await saveModule(shop, { alias: `made-${++count}`, document }, by);
    if (!saved.ok) throw new Error(saved.errors[0]?.message);
    return saved.module;
  };

  it('are kept byte for byte and found by id and alias, as number and as text', async () => {
    const document = '{ "settings": {"title": "A\\u00e9 \\ud83d",  "alias":"x"},\n "slides": [], "x": 1.0 }';
    const saved = await saveModule(shop, { alias: 'über uns/2', document }, by);
    expect(saved).toMatchObject({ ok: true, module: { alias: 'über uns/2', version: 1, status: 'publish' } });
    const module = await findModule(shop, 'über uns/2');
    expect(module).toMatchObject({ document, version: 1, createdAt: shop.now() });
    expect(await findModule(shop, module?.id ?? 0)).toEqual(module);
    expect(await findModule(shop, String(module?.id))).toEqual(module);
    expect(await findModule(shop, String(module?.id), { byAlias: true })).toBeNull();
  });

  it('whose alias is a number are found by it when no id is the same', async () => {
    await saveModule(shop, { alias: '987654', document: moduleText() }, by);
    expect(await findModule(shop, 987_654)).toMatchObject({ alias: '987654' });
    const { id } = await make();
    await saveModule(shop, { alias: String(id), document: moduleText() }, by);
    expect(await findModuleSummary(shop, String(id))).toMatchObject({ id });
    expect(await findModuleSummary(shop, String(id), { byAlias: true })).toMatchObject({ alias: String(id) });
  });

  it.each([
    0,
    -1,
    1.5,
    Number.NaN,
    1e20,
    '99999999999999',
    '',
    ' ',
    'a\0b',
    '\ud800',
    "'; drop table modules",
  ])('are not found by %j', async (name) => {
    expect(await findModule(shop, name)).toBeNull();
  });

  it.each([
    ['{"settings": {}, ', /no JSON: .+/],
    ['<html>', /no JSON: Unexpected token/],
    ['[]', /no module: a module is an object with "settings" and "slides"/],
    ['{"slider_params":{},"slides":[]}', /older format/],
    ['{"content":[]}', /page document/],
    [`{"settings":{},"slides":${'['.repeat(100_000)}${']'.repeat(100_000)}}`, /nested deeper than 64 levels/],
    [`"${'a'.repeat(8_000_001)}"`, /too large/],
  ])('are refused with what is wrong', async (document, message) => {
    const saved = await saveModule(shop, { alias: 'broken', document }, by);
    expect(saved).toMatchObject({
      ok: false,
      reason: 'invalid',
      errors: [{ field: 'document', message: expect.stringMatching(message) }],
    });
    expect(await findModule(shop, 'broken')).toBeNull();
  });

  it.each(['', ' hero', 'a\nb', 'x'.repeat(101), 'a\0'])(
    'have an alias that is a name, not %j',
    async (alias) => {
      const saved = await saveModule(shop, { alias, document: moduleText() }, by);
      expect(saved).toMatchObject({ ok: false, reason: 'invalid', errors: [{ field: 'alias' }] });
    },
  );

  it('have an alias that no other has, also when two are made at once or one is renamed', async () => {
    const save = () => saveModule(shop, { alias: 'once', document: moduleText() }, by);
    const all = await Promise.all([save(), save(), save(), save()]);
    expect(all.filter(({ ok }) => ok)).toHaveLength(1);
    expect(all.find(({ ok }) => !ok)).toEqual({
      ok: false,
      reason: 'invalid',
      errors: [{ field: 'alias', message: 'The alias "once" is used already.' }],
    });
    const { id } = await make();
    const renamed = await saveModule(shop, { id, alias: 'once', document: moduleText() }, by);
    expect(renamed).toMatchObject({ ok: false, errors: [{ field: 'alias' }] });
    expect(await saveModule(shop, { id, alias: 'twice', document: moduleText() }, by)).toMatchObject({
      ok: true,
      module: { id, alias: 'twice', version: 2 },
    });
    expect(await listRevisions(shop, id)).toHaveLength(2);
  });

  it('are saved by one of those who changed the same version', async () => {
    const { id, alias } = await make();
    const save = (n: number) =>
      saveModule(shop, { id, alias, document: moduleText({ n }) }, { authorId: null, expectedVersion: 1 });
    const all = await Promise.all([save(1), save(2), save(3)]);
    expect(all.filter(({ ok }) => ok)).toHaveLength(1);
    const conflict = {
      ok: false,
      reason: 'conflict',
      version: 2,
      errors: [{ field: null, message: 'Somebody else has saved version 2 meanwhile.' }],
    };
    expect(all.filter((each) => !each.ok)).toEqual([conflict, conflict]);
    expect(await listRevisions(shop, id)).toHaveLength(2);
  });

  it('keep every save of many at once as a revision', async () => {
    const { id, alias } = await make();
    const numbers = Array.from({ length: 20 }, (_, n) => n);
    await Promise.all(
      numbers.map((n) => saveModule(shop, { id, alias, document: moduleText({ n }), note: `${n}` }, by)),
    );
    const revisions = await listRevisions(shop, id);
    expect(revisions.map(({ version }) => version)).toEqual(Array.from({ length: 21 }, (_, n) => 21 - n));
    const module = await findModule(shop, id);
    expect(module?.version).toBe(21);
    expect(await readRevision(shop, id, 21)).toBe(module?.document);
    expect(await listRevisions(shop, id, { before: 3 })).toMatchObject([{ version: 2 }, { version: 1 }]);
  });

  it('go back to an old version as a new one', async () => {
    const { id, alias } = await make(moduleText({ n: 1 }));
    await saveModule(shop, { id, alias, title: 'New', document: moduleText({ n: 2 }) }, by);
    const restored = await restoreRevision(shop, id, 1, { authorId: null, expectedVersion: 2 });
    expect(restored).toMatchObject({ ok: true, module: { version: 3, title: 'New' } });
    expect((await findModule(shop, id))?.document).toBe(moduleText({ n: 1 }));
    expect(await listRevisions(shop, id)).toMatchObject([
      { version: 3, note: 'Version 1 restored' },
      { version: 2 },
      { version: 1 },
    ]);
    expect(await restoreRevision(shop, id, 9, by)).toMatchObject({ ok: false, reason: 'missing' });
    expect(await restoreRevision(shop, id, 1, { ...by, expectedVersion: 2 })).toMatchObject({
      reason: 'conflict',
      version: 3,
    });
  });

  it('go with their revisions, when nobody was faster', async () => {
    const { id, alias } = await make();
    await saveModule(shop, { id, alias, document: moduleText() }, by);
    expect(await deleteModule(shop, id, 1)).toMatchObject({ ok: false, reason: 'conflict', version: 2 });
    expect(await deleteModule(shop, id, 2)).toEqual({ ok: true });
    expect(await findModule(shop, id)).toBeNull();
    expect(await listRevisions(shop, id)).toEqual([]);
    for (const each of [id, 1e20])
      expect(await deleteModule(shop, each)).toMatchObject({ ok: false, reason: 'missing' });
    expect(await saveModule(shop, { id, alias, document: moduleText() }, by)).toMatchObject({
      reason: 'missing',
    });
  });

  it('are listed by alias, page by page, and searched in any case', async () => {
    await saveModule(shop, { alias: 'list-a_1', title: 'Summer 100%', document: moduleText() }, by);
    await saveModule(shop, { alias: 'list-ab1', title: 'Winter', document: moduleText() }, by);
    const aliases = async (page: Parameters<typeof listModules>[1]) =>
      (await listModules(shop, page)).modules.map(({ alias }) => alias);
    expect(await aliases({ search: 'LIST-A' })).toEqual(['list-a_1', 'list-ab1']);
    expect(await aliases({ search: 'a_1' })).toEqual(['list-a_1']);
    expect(await aliases({ search: '100%' })).toEqual(['list-a_1']);
    expect(await aliases({ search: '\\' })).toEqual([]);
    expect(await listModules(shop, { search: 'list-', limit: 1, offset: 1 })).toMatchObject({
      total: 2,
      modules: [{ alias: 'list-ab1' }],
    });
  });

  it('may be half a megabyte', async () => {
    const document = readFileSync(
      new URL('../../../../apps/site/demo/modules/two-hundred.json', import.meta.url),
      'utf8',
    );
    const { id } = await make(document);
    expect((await findModule(shop, id))?.document).toBe(document);
  });
});
