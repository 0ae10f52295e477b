import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findJsonError } from './findJsonError.ts';

describe('where a text stops being JSON', () => {
  it.each([
    ['', 0],
    ['{"a":}', 5],
    ['{a:1}', 1],
    ['[1,]', 3],
    ['{"a":1,}', 7],
    ['{"a" 1}', 1],
    ['[1 2]', 3],
    ['{"a":[1,2', 9],
    ['nope', 0],
    ['{} x', 3],
    ['[01]', 2],
    ['["\u0001"]', 1],
    ['["a\\"]', 1],
    ['["a\\x"]', 1],
    ['{"a":"b","c}', 9],
    [`["${'a'.repeat(3_000_000)}`, 1],
    ['['.repeat(100_000), 100_000],
  ])('is found (case %#)', (text, position) => {
    expect(findJsonError(text)).toBe(position);
  });

  it('is its end while nothing is wrong', () => {
    fc.assert(
      fc.property(fc.json(), (text) => {
        expect(findJsonError(text)).toBe(text.length);
      }),
      { numRuns: 300 },
    );
  });
});
