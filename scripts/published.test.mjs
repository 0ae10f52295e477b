import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { published } from './lib/published.mjs';
import { root } from './lib/root.mjs';

/** @param {string} path */
const read = (path) => readFileSync(join(root, path), 'utf8');

describe.each(published().map(({ name, folder }) => [name, folder]))('%s', (name, folder) => {
  it('carries the licence of the whole, and says what it is for', () => {
    expect(read(`${folder}/LICENSE`)).toBe(read('LICENSE'));
    expect(read(`${folder}/README.md`)).toContain(`# ${name}\n`);
  });

  it('needs only packages that are published with it', () => {
    const { dependencies = {} } = JSON.parse(read(`${folder}/package.json`));
    const ours = Object.keys(dependencies).filter((each) => each.startsWith('@vitrine/'));
    expect(published().map((each) => each.name)).toEqual(expect.arrayContaining(ours));
  });
});

const pages = [
  'README.md',
  'CHANGELOG.md',
  'docs/architecture.md',
  ...readdirSync(join(root, 'docs/use')).map((name) => `docs/use/${name}`),
  ...published().map(({ folder }) => `${folder}/README.md`),
];

it.each(pages)('%s links only to files that there are', (page) => {
  const links = [...read(page).matchAll(/\]\(([^)#]+)\)/g)].map(([, link = '']) => link);
  const own = links.filter((link) => !link.includes('://'));
  expect(own.filter((link) => !existsSync(join(root, dirname(page), link)))).toEqual([]);
});
