import { expect, it } from 'vitest';
import { toggleAttribute, toggled, without } from './toggleFilters.ts';

it('a choice is made once, and unmade the second time', () => {
  expect(toggled(undefined, 4)).toEqual([4]);
  expect(toggled([4], 5)).toEqual([4, 5]);
  expect(toggled([4, 5], 4)).toEqual([5]);
  expect(toggled([4], 4)).toBeUndefined();
});

it('options of an attribute are one of several, unless the address asks for every one', () => {
  const red = toggleAttribute({ onSale: true }, 'color', 'red');
  expect(red).toEqual({ onSale: true, attributes: { color: ['red'] } });
  expect(toggleAttribute(red, 'color', 'blue').attributes).toEqual({ color: ['red', 'blue'] });
  expect(toggleAttribute({ everyAttribute: { color: ['red'] } }, 'color', 'blue')).toEqual({
    everyAttribute: { color: ['red', 'blue'] },
  });
});

it('other choices stay when one is left out', () => {
  expect(without({ minPrice: 1, maxPrice: 2, onSale: true }, 'minPrice', 'maxPrice')).toEqual({
    onSale: true,
  });
});
