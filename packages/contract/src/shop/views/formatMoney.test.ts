import fc from 'fast-check';
import { expect, it } from 'vitest';
import { formatMoney } from './formatMoney.ts';
import type { Money } from './splitMoney.ts';

const euro: Money = {
  currency: 'EUR',
  symbol: '€',
  decimals: 2,
  position: 'left',
  thousandSeparator: ',',
  decimalSeparator: '.',
};

it.each<[number, Partial<Money>, string]>([
  [0, {}, '€0.00'],
  [5, {}, '€0.05'],
  [1200, {}, '€12.00'],
  [99_999, {}, '€999.99'],
  [100_000, {}, '€1,000.00'],
  [1_234_567, {}, '€12,345.67'],
  [123_456_789_012, {}, '€1,234,567,890.12'],
  [-1200, {}, '-€12.00'],
  [-0, {}, '€0.00'],
  [1200, { position: 'right' }, '12.00€'],
  [1200, { position: 'left_space' }, '€\u00A012.00'],
  [-1200, { position: 'right_space' }, '-12.00\u00A0€'],
  [1_234_567, { thousandSeparator: '.', decimalSeparator: ',' }, '€12.345,67'],
  [1_234_567, { thousandSeparator: '' }, '€12345.67'],
  [1234, { symbol: '¥', decimals: 0 }, '¥1,234'],
  [1_234_567, { symbol: 'KD', decimals: 3, position: 'left_space' }, 'KD\u00A01,234.567'],
  [1200, { symbol: '$&' }, '$&12.00'],
  [123_456_700, { thousandSeparator: '$1' }, '€1$1234$1567.00'],
])('%s minor units with %o are %s', (amount, changes, text) => {
  expect(formatMoney(amount, { ...euro, ...changes })).toBe(text);
});

it('an amount can be read back from its text, whatever the decimals', () => {
  fc.assert(
    fc.property(
      fc.maxSafeInteger(),
      fc.integer({ min: 0, max: 4 }),
      fc.constantFrom('left' as const, 'right' as const, 'left_space' as const, 'right_space' as const),
      (amount, decimals, position) => {
        const text = formatMoney(amount, { ...euro, decimals, position });
        expect(Number(text.replaceAll(/[^\d-]/g, ''))).toBe(amount);
      },
    ),
  );
});
