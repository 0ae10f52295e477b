import { expect, it } from 'vitest';
import { matchVariations, type Variation } from './matchVariations.ts';

const make = (variation_id: number, color: string, size: string): Variation => ({
  variation_id,
  attributes: { attribute_color: color, attribute_size: size },
  price_html: '',
  availability_html: '',
  variation_description: '',
  is_in_stock: true,
  is_purchasable: true,
  min_qty: 1,
  max_qty: '',
});
const makes = [make(1, 'red', 's'), make(2, 'red', 'm'), make(3, 'blue', ''), make(4, 'green', 'l')];
const found = (color: string, size: string): number[] =>
  matchVariations(makes, { attribute_color: color, attribute_size: size }).map(
    ({ variation_id }) => variation_id,
  );

it('finds the makes that fit what is chosen, also those that fit anything', () => {
  expect(found('', '')).toEqual([1, 2, 3, 4]);
  expect(found('red', '')).toEqual([1, 2]);
  expect(found('', 'm')).toEqual([2, 3]);
  expect(found('blue', 'xxl')).toEqual([3]);
  expect(found('green', 's')).toEqual([]);
});
