import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { openShop } from '../openShop.ts';
import { makePrivateFolder } from './privateFiles.ts';

const base = mkdtempSync(join(tmpdir(), 'vitrine-private-'));
afterAll(() => rmSync(base, { recursive: true, force: true }));
const modeOf = (path: string): number => statSync(path).mode & 0o777;

describe('files of an embedded shop', () => {
  it('are for their owner only, the folder too', async () => {
    const folder = join(base, 'new');
    const file = join(folder, 'shop.db');
    const open = await openShop(file, {});
    expect([folder, file, `${file}-wal`, `${file}-shm`].map(modeOf)).toEqual([0o700, 0o600, 0o600, 0o600]);
    await open.close();
  });

  it('are closed to others when a shop is opened that was not', async () => {
    const file = join(base, 'old.db');
    const first = await openShop(file, {});
    for (const each of [file, `${file}-wal`, `${file}-shm`]) chmodSync(each, 0o644);
    const second = await openShop(file, {});
    expect([file, `${file}-wal`, `${file}-shm`].map(modeOf)).toEqual([0o600, 0o600, 0o600]);
    await second.close();
    await first.close();
  });
});

describe('the folder of a shop', () => {
  it('is made for its owner only', () => {
    const folder = join(base, 'a', 'b');
    expect(makePrivateFolder(folder)).toBe(false);
    expect(modeOf(folder)).toBe(0o700);
  });

  it('is closed to others, and that is told once', () => {
    const folder = join(base, 'open');
    mkdirSync(folder, { mode: 0o755 });
    writeFileSync(join(folder, 'x'), '');
    expect([makePrivateFolder(folder), makePrivateFolder(folder)]).toEqual([true, false]);
    expect(modeOf(folder)).toBe(0o700);
  });

  it('stays as it is when many share it', () => {
    const folder = join(base, 'shared');
    mkdirSync(folder);
    chmodSync(folder, 0o1777);
    expect(makePrivateFolder(folder)).toBe(false);
    expect(modeOf(folder)).toBe(0o777);
  });
});
