import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isInstalled } from './install.mjs';

let folder = '';

/** @type {(path: string, content: object) => void} */
const write = (path, content) => {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), JSON.stringify(content));
};

const dependencies = { thing: '1.0.0' };
const installed = { 'node_modules/thing': { version: '1.0.0' } };

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'install-'));
  write('package.json', { dependencies });
  write('package-lock.json', {
    packages: {
      '': { dependencies },
      'node_modules/thing': { version: '1.0.0' },
      'node_modules/for-another-platform': { version: '1.0.0', optional: true },
    },
  });
  write('node_modules/.package-lock.json', { packages: installed });
  write('node_modules/thing/package.json', {});
});

afterEach(() => rmSync(folder, { recursive: true }));

test('is content when everything that this platform needs is there', () => {
  expect(isInstalled(folder)).toBe(true);
});

test('misses everything when nothing was ever installed', () => {
  rmSync(join(folder, 'node_modules'), { recursive: true });
  expect(isInstalled(folder)).toBe(false);
});

test('notices another version', () => {
  write('node_modules/.package-lock.json', { packages: { 'node_modules/thing': { version: '0.9.0' } } });
  expect(isInstalled(folder)).toBe(false);
});

test('notices a package whose folder was deleted', () => {
  rmSync(join(folder, 'node_modules/thing'), { recursive: true });
  expect(isInstalled(folder)).toBe(false);
});

test('notices a dependency that the lock file does not know yet', () => {
  write('package.json', { dependencies: { ...dependencies, other: '1.0.0' } });
  expect(isInstalled(folder)).toBe(false);
});
