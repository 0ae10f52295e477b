import { expect, it } from 'vitest';
import { ringSize } from './ringSize.ts';

it.each([
  [16, 3, 3],
  [10, 10, 2.5],
  [10, 12, 2.5],
  [20, 19, 19],
])('radius %d and size %d give a stroke of %d', (radiusPx, sizePx, strokePx) => {
  expect(ringSize({ radiusPx, sizePx })).toEqual({ radiusPx, strokePx });
});
