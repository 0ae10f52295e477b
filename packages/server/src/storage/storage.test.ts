import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createHash, randomBytes } from 'node:crypto';
import { gunzipSync, gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import { insertProduct } from '../catalogue/insertProduct.ts';
import type { Database } from '../db/Database.ts';
import type { DatabaseKind } from '../db/DatabaseKind.ts';
import { openDatabase } from '../db/openDatabase.ts';
import { databaseKinds, openTestDatabase } from '../db/testing/databases.ts';
import { searchProducts } from '../search/searchProducts.ts';
import { folderStore } from '../media/store/folderStore.ts';
import { backup } from './backup.ts';
import { checkBackup } from './checkBackup.ts';
import { copyDatabase } from './copyDatabase.ts';
import { restore } from './restore.ts';
import { STORED_TABLES } from './storedTables.ts';
import { dump, fillShop, shopOf } from './testing/fillShop.ts';

const folder = mkdtempSync(join(tmpdir(), 'vitrine-backup-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const at = (name: string): string => join(folder, name);

async function open(kind: DatabaseKind) {
  const { db, place, remove } = await openTestDatabase(kind);
  afterAll(remove);
  return { db, place };
}

describe.each(databaseKinds)('a backup of %s', async (kind) => {
  const { db, place } = await open(kind);
  await fillShop(db);
  // Making a database takes longer than all that is done with it.
  const others = new Map<DatabaseKind, Database>();
  for (const other of databaseKinds) others.set(other, (await open(other)).db);
  const another = (other: DatabaseKind): Database => others.get(other) ?? db;
  const before = await dump(db);
  const file = at(`${kind}.backup`);
  const seen: number[] = [];
  const done = await backup(db, file, { onProgress: (rows, total) => seen.push(rows, total) });

  it('has all rows of all tables, and tells how far it is', async () => {
    expect(done).toEqual({ ok: true, rows: 530 });
    expect(seen.slice(-2)).toEqual([530, 530]);
    const lines = gunzipSync(readFileSync(file)).toString().trimEnd().split('\n');
    expect(lines.length).toBe(532);
    const tables = (await db.queries.introspection.getTables()).map(({ name }) => name);
    const stored = tables.filter(
      (name) => !/^(?:search_|kysely_|sqlite_|page_versions|import_|job_locks|faults|restores)/.test(name),
    );
    expect(STORED_TABLES.map(({ name }) => name).toSorted()).toEqual(stored.toSorted());
  });

  it('has every column of every table', async () => {
    const tables = await db.queries.introspection.getTables();
    for (const { name, columns } of STORED_TABLES) {
      const there = tables.find((table) => table.name === name)?.columns.map((column) => column.name) ?? [];
      expect([name, columns.toSorted()]).toEqual([name, there.toSorted()]);
    }
  });

  it('is for its owner only', () => {
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  it.each(databaseKinds)('is restored into an empty %s as it was, and searches find it', async (other) => {
    const target = another(other);
    expect(await restore(file, target)).toEqual({ ok: true, rows: 530 });
    expect(await dump(target)).toEqual(before);
    const { ids } = await searchProducts(shopOf(target), { text: 'cup 2', limit: 5 });
    expect(ids).toEqual((await searchProducts(shopOf(db), { text: 'cup 2', limit: 5 })).ids);
    expect(ids).toEqual([2]);
    const next = await insertProduct(shopOf(target), { name: 'New', slug: 'new' });
    expect(next).toBe(5);
  });

  it('does not replace what is there unless it is forced to', async () => {
    const target = another(kind);
    await insertProduct(shopOf(target), { name: 'Mine', slug: 'mine' });
    const mine = await dump(target);
    expect(await restore(file, target)).toEqual({ ok: false, reason: expect.stringContaining('--force') });
    expect(await dump(target)).toEqual(mine);
    expect(await restore(file, target, { force: true })).toMatchObject({ ok: true });
    expect(await dump(target)).toEqual(before);
  });

  const bytes = readFileSync(file);
  const lines = gunzipSync(bytes).toString().split('\n');
  const packed = (text: readonly string[]) => gzipSync(text.join('\n'));
  it.each([
    ['cut', bytes.subarray(0, bytes.length - 9), 'cut or damaged'],
    ['cut in the middle', bytes.subarray(0, bytes.length / 2), 'cut or damaged'],
    ['without its end', packed([...lines.slice(0, -2), '']), 'cut or damaged'],
    ['without a row', packed([...lines.slice(0, 300), ...lines.slice(301)]), 'cut or damaged'],
    ['with a changed row', packed(lines.map((line) => line.replace('cup-2"', 'cap-2"'))), 'cut or damaged'],
    [
      'of another version',
      packed(lines.map((line) => line.replace('0006-orders', '0006-other'))),
      'another version',
    ],
    ['a picture', Buffer.from('\x89PNG'), 'no backup'],
    ['empty', Buffer.alloc(0), 'cut or damaged'],
    ['some other text', gzipSync('{}\n'), 'no backup'],
  ])('is refused when it is %s, before anything is replaced', async (name, content, reason) => {
    const broken = at(`${kind}-${name}`);
    writeFileSync(broken, content);
    expect(await restore(broken, db, { force: true })).toEqual({
      ok: false,
      reason: expect.stringContaining(reason),
    });
    expect(await dump(db)).toEqual(before);
  });

  it('takes the place of an older backup and of nothing else', async () => {
    expect(await backup(db, file)).toMatchObject({ ok: true });
    const other = at(`${kind}-letter.txt`);
    writeFileSync(other, 'Dear all');
    expect(await backup(db, other)).toEqual({ ok: false, reason: expect.stringContaining('no backup') });
    expect(readFileSync(other, 'utf8')).toBe('Dear all');
  });

  it('leaves nothing where it cannot be written', async () => {
    await expect(backup(db, join(folder, 'no', 'where'))).rejects.toMatchObject({ code: 'ENOENT' });
    await expect(backup(db, join(file, 'below'))).rejects.toMatchObject({ code: 'ENOTDIR' });
    expect(readdirSync(folder).filter((name) => name.endsWith('.part'))).toEqual([]);
  });

  it('is of one moment, while the shop goes on', async () => {
    const shop = openDatabase(place);
    const written: Promise<unknown>[] = [];
    const work = backup(db, at('moment.backup'), {
      onProgress: (rows) => {
        if (rows > 500) return;
        written.push(
          shop.queries
            .insertInto('settings')
            .values({ name: `while-${rows}`, value: '', updated_at: 1 })
            .execute(),
        );
      },
    });
    expect(await work).toEqual({ ok: true, rows: 530 });
    await Promise.all(written);
    await shop.queries.deleteFrom('settings').where('name', 'like', 'while-%').execute();
    await shop.close();
  });

  it.each(databaseKinds)('is copied to %s and back without a difference', async (other) => {
    const there = another(other);
    expect(await copyDatabase(db, there)).toMatchObject({ ok: false });
    expect(await copyDatabase(db, there, { force: true })).toMatchObject({ ok: true });
    expect(await copyDatabase(there, db, { force: true })).toMatchObject({ ok: true });
    expect(await dump(db)).toEqual(before);
  });
});

describe.each(databaseKinds)('a backup of %s with its uploads', async (kind) => {
  const { db } = await open(kind);
  const there = (await open(kind)).db;
  const [from, to] = [folderStore(at(`${kind}-from`)), folderStore(at(`${kind}-to`))];
  const large = randomBytes(150_000);
  const file = at(`${kind}-uploads.backup`);
  const media = (name: string, sizes: string | null = null) => ({
    file: name,
    mime: 'image/png',
    bytes: 1,
    sizes,
    created_at: 1,
  });
  await db.queries
    .insertInto('media')
    .values([
      media('2026/a.png', '[{"width":160,"file":"2026/a-160.webp"}]'),
      media('2026/lost.png'),
      media('/demo/b.png'),
    ])
    .execute();
  await from.write('2026/a.png', large, 'image/png');
  await from.write('2026/a-160.webp', Buffer.from('small'), 'image/webp');
  const seen: number[] = [];
  await backup(db, file, { uploads: from, onFiles: (done, total) => seen.push(done, total) });

  it('brings them all, also those in pieces, and sizes', async () => {
    expect(seen.slice(-2)).toEqual([3, 3]);
    expect(await checkBackup(file)).toMatchObject({ ok: true });
    expect(await restore(file, there, { force: true, uploads: to })).toMatchObject({ ok: true });
    expect((await to.read('2026/a.png'))?.equals(large)).toBe(true);
    expect(String(await to.read('2026/a-160.webp'))).toBe('small');
    expect(await to.read('2026/lost.png')).toBeNull();
  });

  it('mends one that is another under its name, and leaves others alone', async () => {
    await to.write('2026/a.png', Buffer.from('broken'), 'image/png');
    await to.write('2026/mine.png', Buffer.from('mine'), 'image/png');
    await restore(file, there, { force: true, uploads: to });
    expect((await to.read('2026/a.png'))?.equals(large)).toBe(true);
    expect(String(await to.read('2026/mine.png'))).toBe('mine');
  });

  it('changes nothing when it fails in the middle: no row, and no file', async () => {
    await insertProduct(shopOf(there), { name: 'Mine', slug: 'mine' });
    const before = await dump(there);
    await to.remove('2026/a.png');
    await to.write('2026/a-160.webp', Buffer.from('as it was'), 'image/webp');
    const fails = restore(file, there, {
      force: true,
      uploads: to,
      onProgress: () => {
        throw new Error('the power went');
      },
    });
    await expect(fails).rejects.toThrow('the power went');
    expect(await dump(there)).toEqual(before);
    expect(await to.read('2026/a.png')).toBeNull();
    expect(String(await to.read('2026/a-160.webp'))).toBe('as it was');
    const full = { ...to, write: () => Promise.reject(new Error('full')) };
    await expect(restore(file, there, { force: true, uploads: full })).rejects.toThrow('full');
    expect(await dump(there)).toEqual(before);
  });

  it('writes nowhere but among uploads', async () => {
    const lines = gunzipSync(readFileSync(file)).toString().split('\n');
    const evil = lines.map((line) => line.replace('["2026/a-160.webp"', '["../../evil.sh"'));
    const text = evil.slice(0, -2).join('\n');
    const sha256 = createHash('sha256').update(`${text}\n`).digest('hex');
    const rows = (JSON.parse(lines.at(-2) ?? '') as { rows: number }).rows;
    const name = at(`${kind}-evil.backup`);
    writeFileSync(name, gzipSync(`${text}\n${JSON.stringify({ end: true, rows, sha256 })}\n`));
    expect(await restore(name, there, { force: true, uploads: to })).toEqual({
      ok: false,
      reason: expect.stringContaining('damaged'),
    });
  });
});

describe('a restore into a file that may not grow', () => {
  it('leaves it as it was', async () => {
    const { db } = await open('sqlite');
    await insertProduct(shopOf(db), { name: 'Mine', slug: 'mine' });
    const mine = await dump(db);
    const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(db.queries);
    await sql.raw(`pragma max_page_count = ${(rows[0]?.page_count ?? 0) + 2}`).execute(db.queries);
    await expect(restore(at('sqlite.backup'), db, { force: true })).rejects.toThrow(/full/);
    expect(await dump(db)).toEqual(mine);
  });
});
