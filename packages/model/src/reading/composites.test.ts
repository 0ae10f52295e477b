import { describe, expect, expectTypeOf, it } from 'vitest';
import type { Levels } from '../levels/Levels.ts';
import { readAlone } from '../testing/readAlone.ts';
import { changed, levels, list, map, optional } from './composites.ts';
import type { Read } from './Reader.ts';
import { number, text } from './scalars.ts';
import { from, shape } from './shape.ts';

describe('levels', () => {
  const widths = levels(number(7));

  it.each([
    ['one value for all', '12px', [12, 12, 12, 12, 12]],
    ['a list of five', [5, 4, 3, 2, 1], [4, 4, 3, 2, 1]],
    ['a short list', [null, 4], [4, 4, 4, 4, 4]],
    ['"#a" as on the next larger level that says something', ['#a', 4, '#a', '#a', 1], [4, 4, 4, 4, 1]],
    ['what is missing as on a smaller level', [null, 4, null, null, 1], [4, 4, 1, 1, 1]],
    ['null as inherit', [null, null, 3, null, null], [3, 3, 3, 3, 3]],
    ['nothing but "#a"', ['#a', '#a', '#a', '#a', '#a'], [7, 7, 7, 7, 7]],
    ['a lone "#a"', '#a', [7, 7, 7, 7, 7]],
    ['an empty list', [], [7, 7, 7, 7, 7]],
    ['nothing', undefined, [7, 7, 7, 7, 7]],
  ])('reads %s', (_, value, expected) => {
    expect(readAlone(widths, value)).toEqual({ value: expected, notes: [], paths: [] });
  });

  it('resolves with the levels that the module uses', () => {
    const enabledLevels = [true, true, false, true, true] as const;
    expect(readAlone(widths, [5, 4, 3, '#a', 1], { enabledLevels }).value).toEqual([5, 4, 4, 4, 1]);
    expect(readAlone(widths, [5, 4, 3, null, 1], { enabledLevels }).value).toEqual([5, 4, 4, 1, 1]);
  });

  it('tells which entry it could not read, and takes its default there', () => {
    expect(readAlone(widths, [0, 'x', 3, {}, 1])).toMatchObject({
      value: [7, 7, 3, 7, 1],
      paths: ['here[1]', 'here[3]'],
    });
  });

  it('takes the first five of more and tells', () => {
    expect(readAlone(widths, [1, 2, 3, 4, 5, 6])).toMatchObject({ value: [2, 2, 3, 4, 5], paths: ['here'] });
  });

  it('fills features of every level in editor mode', () => {
    const shadows = levels(optional(number(7)));
    expect(readAlone(shadows, undefined, { backend: true }).value).toEqual([7, 7, 7, 7, 7]);
    expect(readAlone(shadows, '#a', { backend: true }).value).toEqual([7, 7, 7, 7, 7]);
    expect(readAlone(shadows, '#a').value).toEqual([null, null, null, null, null]);
  });

  it('is five of what it is made of', () => {
    expectTypeOf<Read<typeof widths>>().toEqualTypeOf<Levels<number>>();
  });
});

describe('list', () => {
  it.each([
    ['a list', ['a', 1], ['a', '1']],
    ['an object with numbered keys', { 0: 'a', 1: 'b' }, ['a', 'b']],
    ['a lone value', 'a', ['a']],
    ['empty text', '', []],
    ['an empty object', {}, []],
    ['nothing', null, []],
    ['null among its items', ['a', null], ['a', '-']],
  ])('reads %s', (_, value, expected) => {
    expect(readAlone(list(text('-')), value)).toEqual({ value: expected, notes: [], paths: [] });
  });

  it('reads a lone object as a list of one', () => {
    const frames = list(shape({ start: from('t', number(0)), length: from('d', number(300)) }));
    expect(readAlone(frames, { t: 100, d: 200 })).toMatchObject({
      value: [{ start: 100, length: 200 }],
      notes: [],
    });
  });

  it('tells which item it could not read', () => {
    expect(readAlone(list(number(0)), [1, 'x', 3])).toMatchObject({ value: [1, 0, 3], paths: ['here[1]'] });
    expect(readAlone(list(number(0)), { 0: 1, 7: 'x' }).paths).toEqual(['here.7']);
  });
});

describe('map', () => {
  it('keeps names of its own, and takes PHP’s empty list for an empty object', () => {
    const numbers = map(number(0));
    expect(readAlone(numbers, { a: '1', b: null }).value).toEqual({ a: 1, b: 0 });
    expect(readAlone(numbers, [])).toEqual({ value: {}, notes: [], paths: [] });
    expect(readAlone(numbers, 'x')).toMatchObject({ value: {}, paths: ['here'] });
    expect(readAlone(numbers, { a: 'x' }).paths).toEqual(['here.a']);
  });

  it('keeps a name such as "__proto__" as a name', () => {
    const { value } = readAlone(map(number(0)), JSON.parse('{"__proto__": 5, "constructor": 6}'));
    expect(Object.entries(value)).toEqual([
      ['__proto__', 5],
      ['constructor', 6],
    ]);
    expect(Object.getPrototypeOf(value)).toBe(Object.prototype);
  });
});

describe('optional', () => {
  const border = optional(shape({ width: number(1) }));

  it.each([undefined, null, '', false, []])('is null for %j, and its defaults in editor mode', (value) => {
    expect(readAlone(border, value)).toEqual({ value: null, notes: [], paths: [] });
    expect(readAlone(border, value, { backend: true }).value).toEqual({ width: 1 });
  });

  it('is there when an object is, even an empty one', () => {
    expect(readAlone(border, {}).value).toEqual({ width: 1 });
    expect(readAlone(border, { width: 4 }).value).toEqual({ width: 4 });
    expectTypeOf<Read<typeof border>>().toEqualTypeOf<{ readonly width: number } | null>();
  });
});

it('reads the same thing differently when it is there and when it is missing', () => {
  const doubled = changed(number(2), (value) => String(value * 2));
  expect(readAlone(doubled, 5).value).toBe('10');
  expect(readAlone(doubled, undefined).value).toBe('4');
  expectTypeOf<Read<typeof doubled>>().toEqualTypeOf<string>();
});
