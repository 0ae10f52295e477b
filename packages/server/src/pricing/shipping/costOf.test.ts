import fc from 'fast-check';
import { expect, it } from 'vitest';
import { costOf } from './costOf.ts';

const values = { qty: 3, cost: 80 };

it.each([
  ['10', 10],
  ['4,90', 4.9],
  ['10 + 2 * [qty]', 16],
  ['(10 + 2) * [qty]', 36],
  ['[cost] / 10 - 3', 5],
  ['-5 + 8', 3],
  ['[fee percent="5" min_fee="4"]', 4],
  ['[fee percent="10" min_fee="4"]', 8],
  ["[fee percent='50' max_fee='20']", 20],
  ['1 + [fee percent="10"] * 2', 17],
  ['10 - 2 - 3', 5],
])('reads %s as %d', (formula, cost) => expect(costOf(formula, values)).toBeCloseTo(cost, 9));

it.each([
  '',
  '10 +',
  '10 10',
  '(1',
  '1)',
  '[weight]',
  '[constructor]',
  '[fee]',
  '1/0',
  'process.exit()',
  '2 ** 3',
  '9'.repeat(600),
])('cannot read %s', (formula) => expect(costOf(formula, values)).toBeNull());

it('never throws and never gives anything but a number', () => {
  const parts = fc.constantFrom(
    '1',
    '2.5',
    '+',
    '-',
    '*',
    '/',
    '(',
    ')',
    '[qty]',
    '[cost]',
    '[fee percent="1"]',
    ' ',
    'x',
  );
  fc.assert(
    fc.property(fc.array(parts, { maxLength: 30 }), (given) => {
      const cost = costOf(given.join(''), values);
      expect(cost === null || Number.isFinite(cost)).toBe(true);
    }),
  );
});
