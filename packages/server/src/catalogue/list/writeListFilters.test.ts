import { expect, it } from 'vitest';
import { type ListFilters, readListFilters } from './readListFilters.ts';
import { writeListFilters } from './writeListFilters.ts';

const all: ListFilters = {
  search: 'cup',
  category: 'table',
  tag: 'new',
  attributes: { color: ['red', 'blue'] },
  everyAttribute: { size: ['l', 'xl'] },
  minPrice: 1000,
  maxPrice: 1999,
  ratings: [4, 5],
  stock: ['instock'],
  onSale: true,
  sort: 'price-desc',
  perPage: 12,
};

it('what is written is read again as it was', () => {
  expect(readListFilters(writeListFilters(all, 2), 2)).toEqual(all);
  expect(readListFilters(writeListFilters({ minPrice: 19, maxPrice: 700 }, 3), 3)).toEqual({
    minPrice: 19,
    maxPrice: 700,
  });
});

it('nothing is written of what is not chosen', () => {
  expect(writeListFilters({}, 2)).toEqual({});
  expect(writeListFilters({ attributes: { color: [] }, stock: [], ratings: [] }, 2)).toEqual({});
});

it('a list has one address, however it was come to', () => {
  const shuffled = Object.fromEntries(Object.entries(all).toReversed()) as ListFilters;
  expect(Object.keys(writeListFilters(shuffled, 2))).toEqual(Object.keys(writeListFilters(all, 2)));
});
