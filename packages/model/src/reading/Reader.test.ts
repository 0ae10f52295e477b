import { describe, expect, it } from 'vitest';
import { show } from './Reader.ts';

describe('show', () => {
  it.each([
    ['a "b"', '"a \\"b\\""'],
    [12, '12'],
    [null, 'null'],
    [undefined, 'undefined'],
    [{ a: [1] }, '{"a":[1]}'],
  ])('writes %j out', (value, expected) => {
    expect(show(value)).toBe(expected);
  });

  it('cuts what is long to 58 characters', () => {
    const shown = show('x'.repeat(1000));
    expect(shown).toHaveLength(58);
    expect(shown).toMatch(/^"x+…$/);
  });

  it('shows something also for what is nested too deeply to be written out', () => {
    expect(show(nest(200_000))).not.toBe('');
  });
});

function nest(depth: number): unknown {
  let value: unknown = [];
  for (let level = 0; level < depth; level++) value = [value];
  return value;
}
