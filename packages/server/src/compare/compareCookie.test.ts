import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addToCompare,
  compareCookieName,
  readCompareCookie,
  removeFromCompare,
  writeCompareCookie,
} from './compareCookie.ts';

const anyIds = fc.uniqueArray(fc.integer({ min: 1, max: 2_147_483_647 }), { maxLength: 50 });

describe('the compare list', () => {
  it('is read as it was written, encoded or not', () => {
    fc.assert(
      fc.property(anyIds, (ids) => {
        expect(readCompareCookie(writeCompareCookie(ids))).toEqual(ids);
        expect(readCompareCookie(encodeURIComponent(writeCompareCookie(ids)))).toEqual(ids);
      }),
    );
  });

  it('is read from a map by category too, each product once', () => {
    expect(readCompareCookie('{"3":[14,"15"],"4":[15,16]}')).toEqual([14, 15, 16]);
  });

  it('is nothing when it is garbage', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        for (const id of readCompareCookie(text)) expect(Number.isInteger(id) && id > 0).toBe(true);
      }),
    );
    for (const text of ['', 'null', '7', '%', '[-1,1.5,"x",[[3]],{}]', '['.repeat(20_000)])
      expect(readCompareCookie(text)).toEqual([]);
  });

  it('takes a product once, gives it back, and lets the oldest go', () => {
    expect(addToCompare([1, 2], 2)).toEqual([1, 2]);
    expect(addToCompare([1, 2], 3)).toEqual([1, 2, 3]);
    expect(addToCompare([1], -3)).toEqual([1]);
    expect(removeFromCompare([1, 2, 3], 2)).toEqual([1, 3]);
    const many = Array.from({ length: 50 }, (_, index) => index + 1);
    expect(addToCompare(many, 51)).toEqual([...many.slice(1), 51]);
  });

  it('has a name of its own on each blog of a site', () => {
    expect(compareCookieName()).toBe('woodmart_compare_list');
    expect(compareCookieName(9)).toBe('woodmart_compare_list_9');
  });
});
