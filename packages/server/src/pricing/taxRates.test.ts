import { expect, it } from 'vitest';
import { ratesAt } from './taxRates.ts';
import { testRate } from './testing/pricingData.ts';

const paris = { country: 'FR', state: 'IDF', postcode: '75011', city: 'Paris' };
const idsAt = (rates: Parameters<typeof ratesAt>[0], taxClass = '') =>
  ratesAt(rates, paris, taxClass).map(({ id }) => id);

it('takes of each priority the rate that says most about the place', () => {
  const rates = [
    testRate({ id: 1 }),
    testRate({ id: 2, country: 'FR' }),
    testRate({ id: 3, country: 'FR', postcodes: ['75*'] }),
    testRate({ id: 4, country: 'DE' }),
    testRate({ id: 5, country: 'fr', cities: ['PARIS'], priority: 2 }),
  ];
  expect(idsAt(rates)).toEqual([3, 5]);
});

it('applies compound rates last, whatever their priority', () => {
  const rates = [testRate({ id: 1, priority: 1, isCompound: true }), testRate({ id: 2, priority: 2 })];
  expect(idsAt(rates)).toEqual([2, 1]);
});

it('keeps tax classes apart', () => {
  const rates = [testRate({ id: 1 }), testRate({ id: 2, taxClass: 'reduced' })];
  expect([idsAt(rates), idsAt(rates, 'reduced'), idsAt(rates, 'zero')]).toEqual([[1], [2], []]);
});

it.each([
  ['CA', 'California'],
  ['California', 'CA'],
])('finds the rate of %s for an address in “%s”', (rule, written) => {
  const rates = [testRate({ id: 1, country: 'US' }), testRate({ id: 2, country: 'US', state: rule })];
  const place = { country: 'US', state: written, postcode: '90210', city: 'Beverly Hills' };
  expect(ratesAt(rates, place, '').map(({ id }) => id)).toEqual([2]);
});
