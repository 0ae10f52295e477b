import { expect, it } from 'vitest';
import { writeSize } from './size.ts';

it.each([
  [0, '0 byte'],
  [999, '999 byte'],
  [64_000_000, '64 MB'],
  [1_540_000_000, '1.5 GB'],
  [9e15, '9,000 TB'],
])('writes %i bytes as %s', (bytes, written) => {
  expect(writeSize(bytes, 'en')).toBe(written);
});
