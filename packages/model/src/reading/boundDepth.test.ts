import { describe, expect, it } from 'vitest';
import { boundDepth } from './boundDepth.ts';

function nest(levels: number, inside: unknown = 'end'): unknown {
  let value = inside;
  for (let level = levels; level > 0; level--) value = level % 2 ? { a: value } : [value];
  return value;
}

describe('a value that is not too deep', () => {
  it.each([null, 5, 'text', undefined, [], {}, { a: [1, { b: null }] }, nest(5)])(
    'is handed back as it is: %j',
    (value) => {
      expect(boundDepth(value, 5)).toEqual({ value, cut: null });
      expect(boundDepth(value, 5).value).toBe(value);
    },
  );
});

describe('a value that is too deep', () => {
  it('ends with null where the levels end, and says where', () => {
    expect(boundDepth(nest(6), 5)).toEqual({
      value: nest(5, null),
      cut: { first: ['a', 0, 'a', 0, 'a'], count: 1 },
    });
  });

  it('keeps all that is not too deep, in its order, unknown to whom it was handed over', () => {
    const value = { z: 1, deep: [[['x']], 2], a: { b: ['c'] } };
    const before = JSON.stringify(value);
    expect(JSON.stringify(boundDepth(value, 3).value)).toBe('{"z":1,"deep":[[null],2],"a":{"b":["c"]}}');
    expect(JSON.stringify(value)).toBe(before);
  });

  it('tells the first place and how many there are', () => {
    expect(boundDepth([[[1]], [2], [[3], [4]]], 2).cut).toEqual({ first: [0, 0], count: 3 });
  });

  it('may be a million levels deep', () => {
    expect(boundDepth(nest(1_000_000), 4).value).toEqual(nest(4, null));
  });

  it('leaves the prototype alone where a key is called like it', () => {
    const value: unknown = JSON.parse('{"__proto__":{"a":[[1]]}}');
    expect(JSON.stringify(boundDepth(value, 3).value)).toBe('{"__proto__":{"a":[null]}}');
    expect(Object.getPrototypeOf(boundDepth(value, 3).value)).toBe(Object.prototype);
  });

  it('is no value at all where no level is left', () => {
    expect(boundDepth([], 0)).toEqual({ value: null, cut: { first: [], count: 1 } });
  });
});

it('comes to an end also with a value that holds itself, many times over', () => {
  const value: Record<string, unknown> = { name: 'x' };
  for (let copy = 0; copy < 10; copy++) value[`copy${copy}`] = value;
  const { value: bounded, cut } = boundDepth(value, 64);
  expect(bounded).toMatchObject({ name: 'x', copy1: { copy2: { name: 'x' } } });
  expect(cut?.first).toHaveLength(64);
});
