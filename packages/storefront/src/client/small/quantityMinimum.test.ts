// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { quantityMinimum } from './quantityMinimum.ts';

it.each([
  ['2', '1', '2'],
  ['2', '2', '2'],
  ['2', '3', '3'],
  ['0.5', '0.25', '0.5'],
  ['0', '-1', '0'],
  ['', '-1', '-1'],
  ['-5', '-7', '-7'],
])('with a minimum of "%s" a quantity of %s is %s', (min, value, expected) => {
  const input = document.createElement('input');
  Object.assign(input, { type: 'number', min, value });
  quantityMinimum.start(input);
  expect(input.value).toBe(expected);
});
