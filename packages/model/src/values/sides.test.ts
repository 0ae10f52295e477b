import { expect, expectTypeOf, it } from 'vitest';
import type { Read } from '../reading/Reader.ts';
import { number } from '../reading/scalars.ts';
import { readAlone } from '../testing/readAlone.ts';
import { type Sides, sides } from './sides.ts';

const padding = sides(number(0));

it.each([
  ['sides by name', { t: 1, r: '2px', b: 3, l: 4 }, [1, 2, 3, 4]],
  ['some of the sides', { r: 2 }, [0, 2, 0, 0]],
  ['one value for all', '10px', [10, 10, 10, 10]],
  ['zero', 0, [0, 0, 0, 0]],
  ['a list of four in turn', [1, 2, 3, 4], [1, 2, 3, 4]],
  ['PHP’s empty list', [], [0, 0, 0, 0]],
  ['nothing', undefined, [0, 0, 0, 0]],
])('reads %s', (_, value, [top, right, bottom, left]) => {
  expect(readAlone(padding, value)).toEqual({ value: { top, right, bottom, left }, notes: [], paths: [] });
});

it('tells which side it could not read', () => {
  expect(readAlone(padding, { t: 'x', b: {} }).paths).toEqual(['here.t', 'here.b']);
});

it('is four of what it is made of', () => {
  expectTypeOf<Read<typeof padding>>().toEqualTypeOf<Sides<number>>();
});
