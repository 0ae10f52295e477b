import { expect, it } from 'vitest';
import { dateMs } from './dateMs.ts';

it.each([
  ['2026-03-01', Date.UTC(2026, 2, 1)],
  ['2026-03-01 08:30', Date.UTC(2026, 2, 1, 8, 30)],
  ['2026-03-01T08:30:15', Date.UTC(2026, 2, 1, 8, 30, 15)],
  ['2026-03-01T08:30:00+02:00', Date.UTC(2026, 2, 1, 6, 30)],
  ['', null],
  ['soon', null],
  ['2026-13-45', null],
])('reads %j', (written, expected) => {
  expect(dateMs(written)).toBe(expected);
});
