import { describe, expect, it } from 'vitest';
import { readViewed, viewAlso } from './viewedIds.ts';

describe('what was looked at', () => {
  it('keeps the last fifteen, each once, the newest at the end', () => {
    const ids = Array.from({ length: 15 }, (_, index) => String(index + 1));
    expect(viewAlso(ids, '99')).toBe('2|3|4|5|6|7|8|9|10|11|12|13|14|15|99');
    expect(viewAlso(['7', '8', '9'], '7')).toBe('8|9|7');
  });

  it('reads nothing but ids out of a cookie that others may have written', () => {
    expect(readViewed('12|<b>|0|-3|9|12345678901|')).toEqual(['12', '9']);
    expect(readViewed('')).toEqual([]);
  });
});
