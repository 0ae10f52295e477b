import { expect, it } from 'vitest';
import { parseDrawn } from './parseDrawn.ts';

it.each([
  ['20% 80%', 0.2, 0.8],
  ['50%', 0, 0.5],
  ['0%', 0, 0],
  ['50% 50%', 0.5, 0.5],
  ['80% 20%', 0.2, 0.8],
  ['10 40', 0.05, 0.2],
  ['100px', 0, 0.5],
  ['-20% 150%', 0, 1],
  ['true', 0, 1],
  ['', 0, 1],
  ['some', 0, 1],
  ['false', 0, 0],
  ['none', 0, 0],
])('%j of a line of 200 is drawn from %d to %d', (written, from, to) => {
  expect(parseDrawn(written, 200)).toEqual({ from, to });
});
