import { describe, expect, expectTypeOf, it } from 'vitest';
import { readAlone } from '../testing/readAlone.ts';
import { optional } from './composites.ts';
import type { Read } from './Reader.ts';
import { anything, flag, number, text } from './scalars.ts';
import { from, shape } from './shape.ts';

const point = shape({ x: number(0), y: number(0) });
const layer = shape(
  {
    title: text('untitled'),
    isOn: from('set', flag(false)),
    delayMs: from(['delay', 'dl'], number(10)),
    place: from('pos', point),
    shadow: optional(shape({ on: flag(true) })),
    addOns: anything(null),
  },
  { ignores: ['version'] },
);
const defaults = {
  title: 'untitled',
  isOn: false,
  delayMs: 10,
  place: { x: 0, y: 0 },
  shadow: null,
  addOns: null,
};

it('reads wire names into names of the model', () => {
  const wire = { title: 'A', set: 'true', dl: '20', pos: { x: '5px' }, shadow: {}, addOns: { any: 1 } };
  expect(readAlone(layer, wire)).toMatchObject({
    value: {
      title: 'A',
      isOn: true,
      delayMs: 20,
      place: { x: 5, y: 0 },
      shadow: { on: true },
      addOns: { any: 1 },
    },
    notes: [],
  });
});

it('takes the first of several names that is there', () => {
  expect(readAlone(layer, { dl: 2, delay: 1 }).value.delayMs).toBe(1);
});

it.each([undefined, null, {}, [], '', 0, false])('is all defaults for %j and says nothing', (value) => {
  expect(readAlone(layer, value)).toEqual({ value: defaults, notes: [], paths: [] });
});

it.each(['text', 5, true])('is all defaults for %j and tells', (value) => {
  expect(readAlone(layer, value)).toMatchObject({ value: defaults, paths: ['here'] });
});

it('reads a list as an object with its indices for names', () => {
  expect(readAlone(shape({ first: from('0', text()), second: from('1', text()) }), ['a', 'b']).value).toEqual(
    {
      first: 'a',
      second: 'b',
    },
  );
});

it('fills in every optional feature in editor mode', () => {
  expect(readAlone(layer, {}, { backend: true }).value).toEqual({ ...defaults, shadow: { on: true } });
});

it('spells out the path of what it could not read', () => {
  expect(readAlone(layer, { pos: { x: 'far' }, set: 'perhaps' }).paths).toEqual(['here.set', 'here.pos.x']);
});

describe('unknown keys', () => {
  const wire = { title: 'A', colour: 'red', version: '6.7', pos: { z: 1 } };

  it('are left alone', () => {
    expect(readAlone(layer, wire).notes).toEqual([]);
  });

  it('are named by path when asked for, those that need nothing done apart', () => {
    expect(readAlone(layer, wire, { tellUnknownKeys: true }).notes).toEqual([
      { kind: 'not-understood', path: 'here.colour', message: 'unknown key, kept as it is' },
      { kind: 'not-understood', path: 'here.pos.z', message: 'unknown key, kept as it is' },
    ]);
  });
});

it('reads what is no object by its own rule where it has one', () => {
  const source = shape({ src: text() }, { instead: (value) => ({ src: value }) });
  expect(readAlone(source, 'a.jpg')).toMatchObject({ value: { src: 'a.jpg' }, notes: [] });
  expect(readAlone(source, { src: 'b.jpg' }).value).toEqual({ src: 'b.jpg' });
});

it('has the types of its fields', () => {
  expectTypeOf<Read<typeof layer>>().toEqualTypeOf<{
    readonly title: string;
    readonly isOn: boolean;
    readonly delayMs: number;
    readonly place: { readonly x: number; readonly y: number };
    readonly shadow: { readonly on: boolean } | null;
    readonly addOns: unknown;
  }>();
});
