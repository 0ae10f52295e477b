import { expect, it } from 'vitest';
import { formatDay } from './formatDay.ts';

const LATE = Date.UTC(2026, 4, 12, 23, 59);

it.each([
  ['en', 'May 12, 2026'],
  ['fr', '12 mai 2026'],
  ['de_DE', '12. Mai 2026'],
  ['no language at all', 'May 12, 2026'],
  ['', 'May 12, 2026'],
])('writes a day in %j as %j', (language, text) => {
  expect(formatDay(LATE, language)).toBe(text);
});
