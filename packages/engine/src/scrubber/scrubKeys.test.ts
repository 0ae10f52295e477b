import { expect, it } from 'vitest';
import { scrubKey } from './scrubKeys.ts';

const at = { index: 20, count: 50, isVertical: false, isRtl: false };

it.each([
  ['ArrowRight', {}, 21],
  ['ArrowLeft', {}, 19],
  ['ArrowUp', {}, 21],
  ['ArrowDown', {}, 19],
  ['ArrowRight', { isRtl: true }, 19],
  ['ArrowLeft', { isRtl: true }, 21],
  ['ArrowDown', { isVertical: true }, 21],
  ['ArrowUp', { isVertical: true, isRtl: true }, 19],
  ['ArrowRight', { isVertical: true, isRtl: true }, 21],
  ['PageUp', {}, 25],
  ['PageDown', {}, 15],
  ['PageDown', { isVertical: true }, 25],
  ['Home', {}, 0],
  ['End', {}, 49],
  ['ArrowRight', { index: 49 }, 49],
  ['ArrowLeft', { index: 0 }, 0],
  ['a', {}, null],
  ['toString', {}, null],
  ['End', { count: 0 }, null],
])('%s with %j means slide %j', (key, context, index) => {
  expect(scrubKey(key, { ...at, ...context })).toBe(index);
});
