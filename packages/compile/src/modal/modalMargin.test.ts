import { expect, it } from 'vitest';
import { modalMargin } from './modalMargin.ts';

it.each([
  ['center', 'middle', 'auto auto auto auto'],
  ['left', 'top', '0px auto auto 0px'],
  ['right', 'bottom', 'auto 0px 0px auto'],
  ['left', 'middle', 'auto auto auto 0px'],
  ['center', 'bottom', 'auto auto 0px auto'],
] as const)('a modal stands %s and %s', (horizontal, vertical, margin) => {
  expect(modalMargin({ horizontal, vertical })).toBe(margin);
});
