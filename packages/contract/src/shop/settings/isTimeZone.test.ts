import { expect, it } from 'vitest';
import { isTimeZone } from './isTimeZone.ts';

it.each([
  ['UTC', true],
  ['Asia/Riyadh', true],
  ['', false],
  ['Nowhere/At all', false],
  ['__proto__', false],
])('%j is a time zone: %s', (written, is) => {
  expect(isTimeZone(written)).toBe(is);
});
