import { expect, it } from 'vitest';
import { ownPath } from './ownPath.ts';

it.each([
  ['/checkout/', 'https://shop.example/checkout/'],
  ['https://shop.example/cart/', 'https://shop.example/cart/'],
  ['https://evil.example/', null],
  ['//evil.example/', null],
  ['/\\evil.example', null],
  ['javascript:alert(1)', null],
  ['http://', null],
  ['', null],
  [undefined, null],
])('%s leads to %s', (written, to) => {
  expect(ownPath(written, 'https://shop.example')).toBe(to);
});
