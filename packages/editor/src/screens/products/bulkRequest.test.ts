import { expect, it } from 'vitest';
import { bulkRequest, EMPTY } from './bulkRequest.ts';

it('asks for nothing while nothing is said', () => {
  expect(bulkRequest(EMPTY)).toBeNull();
  expect(bulkRequest({ ...EMPTY, how: 'raise', stockHow: 'set', addTags: ' , ' })).toBeNull();
});

it('asks for what is said, and for nothing else', () => {
  expect(bulkRequest({ ...EMPTY, how: 'raisePercent', amount: 1000, roundTo: '50' })).toEqual({
    price: { which: 'regular', how: 'raisePercent', amount: 1000, roundTo: 50 },
  });
  expect(bulkRequest({ ...EMPTY, which: 'sale', how: 'clear' })).toEqual({
    price: { which: 'sale', how: 'clear', amount: 0, roundTo: 1 },
  });
  expect(
    bulkRequest({ ...EMPTY, addCategory: '3', removeTags: 'old, , new', featured: 'no', taxClass: '' }),
  ).toEqual({
    categories: { add: [3], remove: [] },
    tags: { add: [], remove: ['old', 'new'] },
    isFeatured: false,
    taxClass: '',
  });
  expect(bulkRequest({ ...EMPTY, setsDays: true })).toEqual({ sale: { from: null, to: null } });
});
