import { describe, expect, expectTypeOf, it } from 'vitest';
import { readAlone } from '../testing/readAlone.ts';
import type { Read } from './Reader.ts';
import { anything, choice, flag, milliseconds, number, text } from './scalars.ts';

/** An object that JavaScript itself cannot turn into text. */
const wordless = { toString: null, valueOf: 1 };

describe('text', () => {
  it.each([
    ['hello', 'hello'],
    ['', ''],
    [12, '12'],
    [true, 'true'],
    [null, 'fallback'],
    [undefined, 'fallback'],
  ])('reads %j as %j and says nothing', (value, expected) => {
    expect(readAlone(text('fallback'), value)).toEqual({ value: expected, notes: [], paths: [] });
  });

  it.each([[{ a: 1 }], [['a']], [wordless]])('takes the default for %j and tells', (value) => {
    const { value: read, paths } = readAlone(text('fallback'), value);
    expect({ read, paths }).toEqual({ read: 'fallback', paths: ['here'] });
  });
});

describe('number', () => {
  it.each([
    [12, 12],
    ['12', 12],
    ['12px', 12],
    [' -1.5em ', -1.5],
    ['1e3', 1000],
    ['', 7],
    [null, 7],
  ])('reads %j as %d and says nothing', (value, expected) => {
    expect(readAlone(number(7), value)).toEqual({ value: expected, notes: [], paths: [] });
  });

  it.each([['abc'], ['NaN'], ['Infinity'], [Infinity], [NaN], [true], [{}], [[12]], [wordless]])(
    'takes the default for %j and tells',
    (value) => {
      const { value: read, paths } = readAlone(number(7), value);
      expect({ read, paths }).toEqual({ read: 7, paths: ['here'] });
    },
  );

  it('clamps to its bounds and tells both numbers', () => {
    const bounded = number(400, { min: 1, max: 1000 });
    expect(readAlone(bounded, 1000).notes).toEqual([]);
    expect(readAlone(bounded, '2000')).toMatchObject({
      value: 1000,
      notes: [{ kind: 'repaired', path: 'here', message: '2000 is out of bounds; took 1000' }],
    });
    expect(readAlone(bounded, -3).value).toBe(1);
  });

  it('is null where null is the default', () => {
    expect(readAlone(number(null), undefined).value).toBeNull();
    expectTypeOf<Read<ReturnType<typeof number<null>>>>().toEqualTypeOf<number | null>();
    expectTypeOf<Read<ReturnType<typeof number<5>>>>().toEqualTypeOf<number>();
  });
});

describe('milliseconds', () => {
  it.each([
    [1000, 1000],
    ['1000', 1000],
    ['1000ms', 1000],
    ['1.5s', 1500],
    [' .5s ', 500],
    ['default', 9000],
    ['inherit', 9000],
    ['none', 9000],
    ['', 9000],
  ])('reads %j as %d ms and says nothing', (value, expected) => {
    expect(readAlone(milliseconds(9000), value)).toEqual({ value: expected, notes: [], paths: [] });
  });

  it.each([
    ['soon', 'soon'],
    ['"..s"', '..s'],
    ['more seconds than a number holds', `${'9'.repeat(400)}s`],
    ['an object', {}],
  ])('takes the default for %s and tells', (_, value) => {
    const { value: read, paths } = readAlone(milliseconds(9000), value);
    expect({ read, paths }).toEqual({ read: 9000, paths: ['here'] });
  });
});

describe('flag', () => {
  it.each([true, 'true', 'TRUE', ' on ', 'yes', 1, '1'])('reads %j as true', (value) => {
    expect(readAlone(flag(false), value)).toEqual({ value: true, notes: [], paths: [] });
  });

  it.each([false, 'false', 'Off', 'no', 0, '0', 'none'])('reads %j as false', (value) => {
    expect(readAlone(flag(true), value)).toEqual({ value: false, notes: [], paths: [] });
  });

  it.each(['', null, undefined, []])('takes the default for %j and says nothing', (value) => {
    expect(readAlone(flag(true), value)).toEqual({ value: true, notes: [], paths: [] });
  });

  it.each(['maybe', 2, {}, wordless])('takes the default for %j and tells', (value) => {
    const { value: read, paths } = readAlone(flag(true), value);
    expect({ read, paths }).toEqual({ read: true, paths: ['here'] });
  });
});

describe('choice', () => {
  const side = choice(['left', 'right'], 'left', { links: 'left', true: 'right' });

  it.each([
    ['right', 'right'],
    [' RIGHT ', 'right'],
    ['Links', 'left'],
    [true, 'right'],
    ['', 'left'],
    [null, 'left'],
  ])('reads %j as %j and says nothing', (value, expected) => {
    expect(readAlone(side, value)).toEqual({ value: expected, notes: [], paths: [] });
  });

  it('names a word it does not know, and those it does', () => {
    expect(readAlone(side, 'up')).toMatchObject({
      value: 'left',
      notes: [{ kind: 'not-understood', path: 'here', message: '"up" is none of left, right; took left' }],
    });
  });

  it.each([{ a: 1 }, wordless, 5, 'constructor', '__proto__'])(
    'takes the default for %j and tells',
    (value) => {
      const { value: read, paths } = readAlone(side, value);
      expect({ read, paths }).toEqual({ read: 'left', paths: ['here'] });
    },
  );

  it('has its words as its type', () => {
    expectTypeOf<Read<typeof side>>().toEqualTypeOf<'left' | 'right'>();
  });
});

it('passes on anything as it is', () => {
  const settings = { particles: [1, { deep: true }] };
  expect(readAlone(anything(null), settings).value).toBe(settings);
  expect(readAlone(anything(null), undefined).value).toBeNull();
});
