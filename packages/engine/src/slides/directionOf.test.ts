import { expect, it } from 'vitest';
import { directionOf } from './directionOf.ts';

it.each([
  ['+1', 3, 0, 1],
  ['-1', 0, 3, -1],
  ['next', 3, 0, 1],
  ['prev', 0, 3, -1],
  ['#7', 1, 3, 1],
  ['first', 2, 0, -1],
  [2, 0, 2, 1],
] as const)('%s from %i to %i goes %i', (request, from, to, expected) => {
  expect(directionOf(request, from, to)).toBe(expected);
});
