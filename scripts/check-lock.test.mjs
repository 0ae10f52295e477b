import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './lib/root.mjs';
import { findLockFaults } from './lock/findLockFaults.mjs';

const names = [
  'linux-x64',
  'linux-x64-musl',
  'linux-arm64',
  'linux-arm64-musl',
  'darwin-arm64',
  'darwin-x64',
  'win32-x64',
];

/** @type {(name: string, version: string) => import('./lock/findLockFaults.mjs').LockedPackage} */
const binary = (name, version) => {
  const [os = '', cpu = '', musl] = name.split('-');
  return { version, os: [os], cpu: [cpu], ...(os === 'linux' && { libc: [musl ?? 'glibc'] }) };
};

/** A tool with its binaries, in a folder of node_modules. @param {string} folder @param {string} version */
const tool = (folder, version) => ({
  [`${folder}tool`]: {
    version,
    optionalDependencies: Object.fromEntries(names.map((name) => [name, version])),
  },
});

/** @param {string} folder @param {string} version */
const binaries = (folder, version) =>
  Object.fromEntries(names.map((name) => [`${folder}${name}`, binary(name, version)]));

const top = { ...tool('node_modules/', '1.0.0'), ...binaries('node_modules/', '1.0.0') };

test('finds nothing wrong with a lock that has the binaries of every platform', () => {
  expect(findLockFaults(top)).toEqual([]);
});

test.each(names)('misses the binary for %s', (name) => {
  const { [`node_modules/${name}`]: _, ...rest } = top;
  expect(findLockFaults(rest)[0]).toBe(`node_modules/tool 1.0.0 has no ${name}`);
  expect(findLockFaults(rest)[1]).toMatch(/^node_modules\/tool 1\.0\.0 has no binary for /);
});

test('misses a platform that a tool does not even offer', () => {
  const { 'win32-x64': _, ...offered } = top['node_modules/tool']?.optionalDependencies ?? {};
  const lock = { ...top, 'node_modules/tool': { version: '1.0.0', optionalDependencies: offered } };
  expect(findLockFaults(lock)).toEqual(['node_modules/tool 1.0.0 has no binary for win32 x64']);
});

test('misses the binaries of a nested version, though those of another version are within its reach', () => {
  const nested = { ...top, ...tool('node_modules/user/node_modules/', '2.0.0') };
  expect(findLockFaults(nested)).toContain(
    'node_modules/user/node_modules/tool 2.0.0 has no darwin-x64 2.0.0: the one within its reach is 1.0.0',
  );
  const whole = { ...nested, ...binaries('node_modules/user/node_modules/', '2.0.0') };
  expect(findLockFaults(whole)).toEqual([]);
});

test('asks for no other platform where a package has an addition for one system', () => {
  const watcher = {
    'node_modules/watcher': { version: '1.0.0', optionalDependencies: { fsevents: '~2.3.3' } },
    'node_modules/fsevents': { version: '2.3.4', os: ['darwin'] },
  };
  expect(findLockFaults(watcher)).toEqual([]);
});

test('refuses a package that is bound to one download host', () => {
  const lock = { 'node_modules/one': { version: '1.0.0', resolved: 'https://packages.example/one.tgz' } };
  expect(findLockFaults(lock)).toEqual(['node_modules/one is bound to one download host']);
});

test('fails as a command when the lock of this repository loses one binary', () => {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  delete lock.packages['node_modules/@rolldown/binding-linux-arm64-gnu'];
  const folder = mkdtempSync(join(tmpdir(), 'lock-'));
  const path = join(folder, 'package-lock.json');
  writeFileSync(path, JSON.stringify(lock));
  const { status, stdout } = spawnSync(process.execPath, [join(root, 'scripts/check-lock.mjs'), path], {
    encoding: 'utf8',
  });
  rmSync(folder, { recursive: true });
  expect(stdout).toContain('has no binary for linux arm64 glibc');
  expect(status).toBe(1);
});
