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

  it('looks no deeper into a value than it shows of it', () => {
    expect(show(nest(200_000))).toBe(`${'['.repeat(57)}…`);
    const ring: Record<string, unknown> = {};
    ring['a'] = [1, ring];
    expect(show(ring)).toMatch(/^\{"a":\[1,\{"a":\[1,.*…$/);
  });

  it.each([
    { a: null, b: Infinity, c: 'x'.repeat(80) },
    ['x'.repeat(55), 'y'],
    { ['k'.repeat(100)]: { b: 'c' } },
    Array.from({ length: 1000 }, (_, index) => ({ index })),
  ])('cuts what is inside it to the same length (case %#)', (value) => {
    expect(show(value)).toBe(`${JSON.stringify(value).slice(0, 57)}…`);
  });
});

function nest(depth: number): unknown {
  let value: unknown = [];
  for (let level = 0; level < depth; level++) value = [value];
  return value;
}
