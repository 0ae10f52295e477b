import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { BROWSERS, targetOf } from '../browserTargets.mjs';

const readme = readFileSync(new URL('../../../README.md', import.meta.url), 'utf8');

it.each(['designed', 'plays'] as const)('the README names the browsers that are meant: %s', (row) => {
  const { chrome, firefox, safari } = BROWSERS[row];
  expect(readme).toContain(`| Chrome ${chrome}, Firefox ${firefox}, Safari ${safari}`);
});

it('names them as builds want them', () => {
  expect(targetOf('plays')).toEqual(['chrome114', 'firefox128', 'safari17.4']);
});
