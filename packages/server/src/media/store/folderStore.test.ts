import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { folderStore } from './folderStore.ts';

const folder = mkdtempSync(join(tmpdir(), 'vitrine-store-'));
const store = folderStore(folder);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('writes, reads and removes files below its folder', async () => {
  await store.write('2026/03/a.png', Buffer.from('a'), 'image/png');
  expect(String(await store.read('2026/03/a.png'))).toBe('a');
  await store.remove('2026/03/a.png');
  await store.remove('2026/03/a.png');
  expect(await store.read('2026/03/a.png')).toBeNull();
});

it('leaves nothing of a file that could not be written to its end', async () => {
  mkdirSync(join(folder, 'taken/b.png'), { recursive: true });
  await expect(store.write('taken/b.png', Buffer.from('b'), 'image/png')).rejects.toThrow('EISDIR');
  expect(readdirSync(join(folder, 'taken'))).toEqual(['b.png']);
});
