import { expect, it } from 'vitest';
import { keyTarget } from './keyTarget.ts';

const keys = ['a', 'b', 'c'];

it.each([
  ['ArrowRight', 0, 'b'],
  ['ArrowDown', 1, 'c'],
  ['ArrowRight', 2, 'a'],
  ['ArrowLeft', 0, 'c'],
  ['ArrowUp', 2, 'b'],
  ['Home', 2, 'a'],
  ['End', 0, 'c'],
  ['Enter', 0, null],
])('%s on item %d leads to %s', (pressed, from, target) => {
  expect(keyTarget(pressed, keys, from, false)).toBe(target);
});

it('left and right change places where lines run to the left, up and down do not', () => {
  expect(
    ['ArrowLeft', 'ArrowRight', 'ArrowDown'].map((pressed) => keyTarget(pressed, keys, 1, true)),
  ).toEqual(['c', 'a', 'c']);
});
