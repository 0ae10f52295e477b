import { expect, test } from 'vitest';
import { formatTable } from './formatTable.mjs';

test('aligns words to the left and numbers, with or without a unit, to the right', () => {
  const table = {
    columns: ['player', 'time', 'count'],
    rows: [
      ['ours', '1.5 ms', 3],
      ['the other one', '12 ms', 1000],
    ],
  };
  expect(formatTable(table)).toBe(
    [
      'player           time  count',
      '-------------  ------  -----',
      'ours           1.5 ms      3',
      'the other one   12 ms   1000',
    ].join('\n'),
  );
});

test('leaves a missing cell empty', () => {
  expect(formatTable({ columns: ['a', 'b'], rows: [['x', undefined], ['y']] })).toBe('a  b\n-  -\nx\ny');
});
