import { expect, it } from 'vitest';
import { autoplays } from './autoplays.ts';

it.each([
  ['true', [true, true, true]],
  ['false', [false, false, false]],
  ['1sttime', [true, false, false]],
  ['no1sttime', [false, true, true]],
] as const)('%s starts the first, second and third time: %j', (when, expected) => {
  expect([1, 2, 3].map((time) => autoplays(when, time))).toEqual(expected);
});
