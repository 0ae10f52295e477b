import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { layers } from './layers.mjs';
import { root } from './lib/root.mjs';

/** Pages that lead through code, with the folders that their paths start from. */
const PAGES = {
  'docs/slide-change.md': ['', 'packages/engine/src'],
  'docs/glossary.md': ['', 'packages', ...Object.keys(layers).map((name) => `packages/${name}/src`)],
};

test.each(Object.entries(PAGES))('%s names only files that there are', (page, folders) => {
  const named = readFileSync(join(root, page), 'utf8').match(/(?<=`)[\w./-]+\.(?:ts|tsx|mjs)(?=`)/g) ?? [];
  const missing = named.filter((path) => !folders.some((folder) => existsSync(join(root, folder, path))));
  expect(named.length).toBeGreaterThan(0);
  expect(missing).toEqual([]);
});

test('the catalogue of errors names only files that there are, by their folders', () => {
  const text = readFileSync(join(root, 'docs/error-catalogue.md'), 'utf8');
  const named = text.match(/(?<=`)\w[\w.-]*\/[\w./-]+\.(?:ts|tsx)(?=`)/g) ?? [];
  const missing = named.filter(
    (path) => !['', 'packages'].some((folder) => existsSync(join(root, folder, path))),
  );
  expect(named.length).toBeGreaterThan(0);
  expect(missing).toEqual([]);
});
