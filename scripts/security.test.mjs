import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findSecurityFaults } from './docs/findSecurityFaults.mjs';
import { root } from './lib/root.mjs';

const page = readFileSync(join(root, 'docs/security.md'), 'utf8');
const roots = ['', 'packages/server/src', 'apps/site/src/server', 'apps/site/src/server/shop'].map((folder) =>
  join(root, folder),
);
/** @param {string} from @param {string} to */
const faultsWith = (from, to) => {
  expect(page).toContain(from);
  return findSecurityFaults(page.replace(from, to), roots);
};

test('what the shop holds against is told for every requirement, by files and tests that there are', () => {
  expect(findSecurityFaults(page, roots)).toEqual([]);
});

test('a file that is not there is found', () => {
  expect(faultsWith('`http/address/keepHost.ts`', '`http/address/keepGhost.ts`')).toEqual([
    'http/address/keepGhost.ts is not there',
  ]);
});

test('a test that its file does not have is found', () => {
  expect(faultsWith('“leads whoever asks by another name to its own”', '“leads nobody”')).toEqual([
    'addressContract.test.ts has no test “leads nobody”',
  ]);
});

test('a requirement that is forgotten or told twice is found', () => {
  expect(faultsWith('| V1.1.1–2 ', '| V1.1.1 ')).toEqual(['V1.1.2 has no row']);
  expect(faultsWith('| V1.1.1–2 ', '| V1.1.1–3 ')).toEqual(['V1.1.3 is no requirement']);
  expect(faultsWith('| V1.1.1–2 ', '| V1.1.1–2, 2 ')).toEqual(['V1.1.2 has more than one row']);
});

test('a guard that no test shows is found', () => {
  const row = '| V8.4.1 | a | kept apart |  |';
  expect(findSecurityFaults(row, roots).filter((fault) => fault.startsWith('V8.4.1'))).toEqual([
    'V8.4.1 names no test',
  ]);
});
