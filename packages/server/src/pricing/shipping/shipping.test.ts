import { describe, expect, it } from 'vitest';
import { matchesPostcode } from '../matchesPostcode.ts';
import { findZone, type Region, type Zone } from './findZone.ts';
import { type MethodSettings, readMethodSettings } from './methodSettings.ts';
import { type PackageContents, ratesFor, type ShippingKind } from './ratesFor.ts';

const zone = (
  name: string,
  position: number,
  ...regions: readonly (readonly [Region['type'], string])[]
): Zone => ({
  id: position,
  name,
  position,
  regions: regions.map(([type, code]) => ({ type, code })),
});
const at = (country: string, postcode = '', state = '') => ({ country, postcode, state, city: '' });

describe('the zone', () => {
  const zones = [
    zone('World', 0),
    zone('Paris', 1, ['country', 'FR'], ['postcode', '75*'], ['postcode', '92000..92999']),
    zone('California', 2, ['state', 'US:CA']),
    zone('Europe', 3, ['continent', 'EU']),
  ];
  it.each([
    [at('FR', '75011'), 'Paris'],
    [at('FR', '92 100'), 'Paris'],
    [at('FR', '69001'), 'Europe'],
    [at('US', '90210', 'CA'), 'California'],
    [at('US', '90210', 'California'), 'California'],
    [at('US', '10001', 'NY'), 'World'],
    [at('IT', '09100', 'CA'), 'Europe'],
    [at('', ''), 'World'],
  ])('of %o is %s', (place, name) => expect(findZone(zones, place)?.name).toBe(name));

  it('is none where nothing fits', () =>
    expect(findZone([zone('Paris', 1, ['country', 'FR'])], at('DE'))).toBeNull());
});

it.each([
  ['AB*', 'ab1 2cd', true],
  ['AB*', '', false],
  ['SW1A 1AA', 'sw1a1aa', true],
  ['10..20', '15', true],
  ['10..20', '21', false],
  ['10..20', '9', false],
  ['A1..A5', 'A3', true],
  ['A1..A5', 'A33', false],
])('whether the postcode pattern %s fits %s: %s', (pattern, postcode, fits) =>
  expect(matchesPostcode(pattern, postcode)).toBe(fits),
);

describe('rates', () => {
  const contents: PackageContents = {
    items: [
      { shippingClass: '', quantity: 2, total: 2000 },
      { shippingClass: 'bulky', quantity: 1, total: 5000 },
    ],
    subtotal: 7000,
    discount: 500,
    hasFreeShippingCoupon: false,
    decimals: 2,
  };
  const costOf = (
    kind: ShippingKind,
    settings: Partial<MethodSettings>,
    changes: Partial<PackageContents> = {},
  ) => {
    const method = { id: 3, kind, title: 'Way', position: 0, settings: readMethodSettings(settings) };
    return ratesFor([method], { ...contents, ...changes })[0]?.cost ?? null;
  };

  it('of a flat rate follow the formula and the classes', () => {
    expect(costOf('flat_rate', { cost: '5 + 1.5 * [qty]' })).toBe(950);
    const classCosts = { bulky: '20' };
    expect(costOf('flat_rate', { cost: '5', classCosts, noClassCost: '1 * [qty]' })).toBe(2700);
    expect(costOf('flat_rate', { cost: '5', classCosts, noClassCost: '2', classCalculation: 'order' })).toBe(
      2500,
    );
    expect(costOf('flat_rate', { cost: '0' })).toBe(0);
    expect(costOf('flat_rate', { cost: '1.005' })).toBe(101);
    expect(costOf('flat_rate', { cost: '[fee percent="10"]' }, { decimals: 0 })).toBe(700);
  });

  it('are not offered when their formula cannot be read', () => {
    expect(costOf('flat_rate', { cost: '' })).toBeNull();
    expect(costOf('flat_rate', { cost: '5 +' })).toBeNull();
    expect(costOf('flat_rate', { cost: '5', classCosts: { bulky: 'many' } })).toBeNull();
  });

  it('of free shipping ask for what the owner wants', () => {
    const minimum = 7000;
    expect(costOf('free_shipping', {})).toBe(0);
    expect(costOf('free_shipping', { requires: 'min_amount', minimum })).toBeNull();
    expect(costOf('free_shipping', { requires: 'min_amount', minimum, ignoresDiscounts: true })).toBe(0);
    const coupon = { hasFreeShippingCoupon: true };
    expect(costOf('free_shipping', { requires: 'coupon' })).toBeNull();
    expect(costOf('free_shipping', { requires: 'coupon' }, coupon)).toBe(0);
    expect(costOf('free_shipping', { requires: 'either', minimum }, coupon)).toBe(0);
    expect(costOf('free_shipping', { requires: 'both', minimum }, coupon)).toBeNull();
    expect(costOf('free_shipping', { requires: 'both', minimum: 1000 }, coupon)).toBe(0);
  });

  it('of pickup cost nothing unless the owner says so', () => {
    expect(costOf('local_pickup', {})).toBe(0);
    expect(costOf('local_pickup', { cost: '2' })).toBe(200);
  });
});
