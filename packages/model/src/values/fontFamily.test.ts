import { expect, it } from 'vitest';
import { readAlone } from '../testing/readAlone.ts';
import { fontFamily, normalizeFontFamily } from './fontFamily.ts';

it.each([
  ['Roboto', 'Roboto'],
  ['Open Sans', "'Open Sans'"],
  ["'Open+Sans'", "'Open Sans'"],
  ['"Open Sans", Arial,sans-serif', "'Open Sans', Arial, sans-serif"],
  ['Noto Sans 日本', "'Noto Sans 日本'"],
  ['3270', "'3270'"],
  ['Roboto,,', 'Roboto'],
])('writes %j as %j', (written, expected) => {
  expect(normalizeFontFamily(written)).toBe(expected);
});

it.each(['', ' , ', '""', 'red;}body{display:none', "a'b", 'url(x)', 'a\\62', '</style>', 'var(--x)'])(
  'finds no family in %j',
  (written) => {
    expect(normalizeFontFamily(written)).toBeNull();
  },
);

it('takes the default family for what is none and tells, unless it is empty', () => {
  expect(readAlone(fontFamily('Roboto'), 'x;}')).toMatchObject({ value: 'Roboto', paths: ['here'] });
  expect(readAlone(fontFamily('Roboto'), 12)).toMatchObject({ value: 'Roboto', paths: ['here'] });
  expect(readAlone(fontFamily('Roboto'), '')).toMatchObject({ value: 'Roboto', notes: [] });
});
