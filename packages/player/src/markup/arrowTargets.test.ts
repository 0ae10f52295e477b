import { expect, it } from 'vitest';
import { arrowTargets } from './arrowTargets.ts';

const navKeys = ['a', 'b', 'c'];

it.each([
  ['a', 'c', 3, 'b', 2],
  ['b', 'a', 1, 'c', 3],
  ['c', 'b', 2, 'a', 1],
  // Navigation leaves the slide that shows out.
  ['hidden', 'c', 3, 'b', 2],
])(
  'arrows lead from %s back to %s and on to %s, and around the ends',
  (currentKey, back, backNumber, on, number) => {
    expect(arrowTargets({ navKeys, currentKey })).toEqual({
      left: { key: back, number: backNumber },
      right: { key: on, number },
    });
  },
);
