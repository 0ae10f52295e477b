import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strToU8, unzipSync, zipSync } from 'fflate';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databaseKinds } from '../db/testing/databases.ts';
import { saveMedia } from '../media/saveMedia.ts';
import { openTestShop } from '../testing/testShop.ts';
import { findModule } from './findModule.ts';
import { saveModule } from './saveModule.ts';
import { moduleText } from './testing/moduleText.ts';
import { exportModule } from './exportModule.ts';
import { importModule } from './importModule.ts';
import { folderStore } from '../media/store/folderStore.ts';

const by = { authorId: null };

describe.each(databaseKinds)('modules as files on %s', async (kind) => {
  const shop = await openTestShop(kind);
  const other = await openTestShop(kind);
  const home = mkdtempSync(join(tmpdir(), 'vitrine-uploads-'));
  const away = mkdtempSync(join(tmpdir(), 'vitrine-uploads-'));
  afterAll(() => [home, away].forEach((folder) => rmSync(folder, { recursive: true })));
  let picture = new Uint8Array();
  beforeAll(async () => {
    picture = await sharp({ create: { width: 4, height: 4, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
  });
  const bring = (data: Uint8Array, name = 'brought.zip') =>
    importModule(other, { name, data }, { uploads: folderStore(away), authorId: null });

  it('are the document itself as JSON, and come back with an alias of their own', async () => {
    const document = ' {"settings":{"alias":"json"},\n"slides":{}, "n":1.0}';
    await saveModule(shop, { alias: 'json', document }, by);
    const exported = await exportModule(shop, 'json', { as: 'json', uploads: folderStore(home) });
    if (!exported.ok) throw new Error(exported.message);
    expect(exported.name).toBe('json.json');
    expect(Buffer.from(exported.data).toString()).toBe(document);
    for (const alias of ['json', 'json-2', 'json-3']) {
      expect(await bring(exported.data)).toMatchObject({ ok: true, module: { alias } });
      expect((await findModule(other, alias))?.document).toBe(document);
    }
    const nameless = strToU8('\ufeff{"settings":{},"slides":{}}');
    expect(await bring(nameless, '../../My file.json')).toMatchObject({ module: { alias: 'My file' } });
  });

  it('are packed with the uploads that they use, and unpacked with these in another shop', async () => {
    const saved = await saveMedia(shop, folderStore(home), { bytes: picture, name: 'Red cup.png' });
    const file = saved.ok ? saved.media.file : '';
    const images = {
      a: `/uploads/${file}`,
      b: 'https://elsewhere.example/uploads/x.png',
      c: '/demo/media/d.webp',
      d: '/uploads/gone.png',
      e: `<img src="/uploads/${file}">`,
    };
    const document = moduleText({ images }).replaceAll('/', '\\/');
    await saveModule(shop, { alias: 'über/packed', document }, by);
    await shop.queries
      .insertInto('media')
      .values({ file: 'gone.png', mime: 'image/png', created_at: 1 })
      .onConflict((conflict) => conflict.column('file').doNothing())
      .execute();
    const exported = await exportModule(shop, 'über/packed', { as: 'zip', uploads: folderStore(home) });
    if (!exported.ok) throw new Error(exported.message);
    expect(exported).toMatchObject({ name: 'ber-packed.zip', missing: ['gone.png'] });
    expect(Object.keys(unzipSync(exported.data))).toEqual(['module.json', `uploads/${file}`]);

    other.wait(40 * 86_400_000);
    const brought = await bring(exported.data);
    const module = brought.ok ? await findModule(other, brought.module.id) : null;
    const found = JSON.parse(module?.document ?? '{}').images;
    expect(found.a).toMatch(/^\/uploads\/2026\/04\/red-cup-[\da-f]{12}\.png$/);
    expect(found).toEqual({ ...images, a: found.a, e: `<img src="${found.a}">` });
    expect(readFileSync(join(away, found.a.slice('/uploads/'.length)))).toEqual(Buffer.from(picture));

    const again = await importModule(
      shop,
      { name: 'x', data: exported.data },
      { uploads: folderStore(home), authorId: null },
    );
    const same = again.ok ? await findModule(shop, again.module.id) : null;
    expect(same?.document).toBe(document);
  });

  it('that are no modules are refused with what is wrong, and leave nothing behind', async () => {
    const before = readdirSync(away, { recursive: true }).length;
    const good = strToU8(moduleText({ a: '/uploads/2020/01/a.png' }));
    const refused = async (data: Uint8Array) => {
      const brought = await bring(data);
      return brought.ok ? '' : (brought.errors[0]?.message ?? '');
    };
    expect(await refused(strToU8('{'))).toMatch(/no JSON/);
    expect(await refused(new Uint8Array())).toMatch(/no JSON/);
    expect(await refused(zipSync({ 'slider_export.txt': good }))).toMatch(/no module.json/);
    expect(await refused(zipSync({ 'module.json': strToU8('[]') }))).toMatch(/no module/);
    expect(await refused(strToU8('PK and no more'))).toMatch(/no module.json|broken/);
    const whole = zipSync({ 'module.json': good, x: picture });
    for (const length of [10, 60, 120]) expect(await refused(whole.subarray(0, length))).not.toBe('');
    const fake = { 'module.json': good, 'uploads/2020/01/a.png': strToU8('<svg onload="x">') };
    expect(await refused(zipSync(fake))).toMatch(/^2020\/01\/a.png: .+/);
    expect(readdirSync(away, { recursive: true })).toHaveLength(before);
  });

  it('cannot write outside the folder of uploads, whatever the archive calls its files', async () => {
    const names = ['../../evil.png', '/etc/evil.png', '..\\evil.png', 'a/../../evil.png'];
    const document = moduleText({ images: names.map((name) => `/uploads/${name}`) });
    const entries = Object.fromEntries(names.map((name) => [`uploads/${name}`, picture]));
    const brought = await bring(
      zipSync({
        'module.json': strToU8(document),
        ...entries,
        '../x.png': picture,
      }),
    );
    expect(brought.ok).toBe(true);
    const written = readdirSync(away, { recursive: true, withFileTypes: true }).filter((each) =>
      each.isFile(),
    );
    for (const { name } of written) expect(name).toMatch(/^(?:red-cup|evil|picture)-[\da-f]{12}\.png$/);
    expect(readdirSync(tmpdir())).not.toContain('evil.png');
  });
});
