import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getValue, type JsonPath, setValue } from './setValue.ts';

const document = {
  id: '7',
  settings: { zebra: 1, size: { width: [1600, 1240], unknown: true }, alias: 'home' },
  slides: { 1: { layers: [] }, 2: { layers: [{ id: 0 }, { id: 1 }] } },
};

describe('setValue', () => {
  it.each<[behaviour: string, JsonPath, value: unknown, at: JsonPath, expected: unknown]>([
    ['changes a value', ['settings', 'alias'], 'shop', ['settings'], { ...document.settings, alias: 'shop' }],
    ['adds a key at the end', ['settings', 'new'], 1, ['settings'], { ...document.settings, new: 1 }],
    ['removes a key', ['settings', 'zebra'], undefined, ['settings', 'zebra'], undefined],
    ['changes an item', ['settings', 'size', 'width', 1], 9, ['settings', 'size', 'width'], [1600, 9]],
    [
      'changes an item by an index in words',
      ['slides', 2, 'layers', '1', 'id'],
      9,
      ['slides', '2', 'layers'],
      [{ id: 0 }, { id: 9 }],
    ],
    [
      'adds an item, with null between',
      ['settings', 'size', 'width', 3],
      9,
      ['settings', 'size', 'width'],
      [1600, 1240, null, 9],
    ],
    ['removes an item', ['slides', 2, 'layers', 0], undefined, ['slides', '2', 'layers'], [{ id: 1 }]],
    [
      'makes missing branches',
      ['settings', 'nav', 'arrows', 'set'],
      true,
      ['settings', 'nav'],
      { arrows: { set: true } },
    ],
    [
      'makes lists where the next key is a number',
      ['settings', 'imgs', 0, 'src'],
      'a',
      ['settings', 'imgs'],
      [{ src: 'a' }],
    ],
    [
      'takes PHP’s empty list for an object',
      ['slides', 1, 'layers', 'title', 'id'],
      5,
      ['slides', '1', 'layers'],
      { title: { id: 5 } },
    ],
    [
      'keeps an empty list a list where the key is a number',
      ['slides', 1, 'layers', 0],
      5,
      ['slides', '1', 'layers'],
      [5],
    ],
    ['makes an object of a value that stood in its way', ['id', 'a'], 1, ['id'], { a: 1 }],
    ['replaces the whole', [], 5, [], 5],
  ])('%s', (_, path, value, at, expected) => {
    const before = JSON.stringify(document);
    expect(getValue(setValue<unknown>(document, path, value), at)).toEqual(expected);
    expect(JSON.stringify(document)).toBe(before);
  });

  it('keeps the order of keys, and shares what did not change', () => {
    const changed = setValue(document, ['settings', 'size', 'width', 0], 5);
    expect(JSON.stringify(changed)).toBe(JSON.stringify(document).replace('1600', '5'));
    expect(changed.slides).toBe(document.slides);
  });

  it('changes nothing where it removes what is not there', () => {
    for (const path of [
      ['settings', 'nav', 'arrows'],
      ['slides', '9', 'layers', 0],
      ['id', 'a'],
    ]) {
      expect(setValue(document, path, undefined)).toEqual(document);
    }
  });
});

describe('names of the prototype', () => {
  const names = ['__proto__', 'constructor', 'prototype', 'toString'];

  it.each(names)('are plain keys: %s', (name) => {
    const changed = setValue<unknown>({ a: 1 }, [name, 'polluted'], 'yes');
    expect(JSON.parse(JSON.stringify(changed))).toEqual(JSON.parse(`{"a":1,"${name}":{"polluted":"yes"}}`));
    expect(getValue(changed, [name, 'polluted'])).toBe('yes');
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
    expect(Reflect.get(Object, 'polluted')).toBeUndefined();
  });

  it.each(names)('are not there unless the document has them: %s', (name) => {
    expect(getValue({ a: 1 }, [name])).toBeUndefined();
    expect(getValue({ a: 1 }, [name, 'name'])).toBeUndefined();
    expect(getValue([1], [name])).toBeUndefined();
  });
});

/** A JSON document and the path of a spot in it. */
const spot = fc
  .tuple(fc.jsonValue({ maxDepth: 4 }), fc.array(fc.nat(), { maxLength: 5 }))
  .map(([written, turns]) => {
    const json: unknown = JSON.parse(JSON.stringify(written));
    return { json, path: pathOf(json, turns) };
  });

function pathOf(json: unknown, turns: readonly number[]): (string | number)[] {
  const [turn, ...rest] = turns;
  if (turn === undefined || typeof json !== 'object' || json === null) return [];
  const keys = Array.isArray(json) ? [...json.keys()] : Object.keys(json);
  const key = keys[turn % keys.length];
  return key === undefined ? [] : [key, ...pathOf(getValue(json, [key]), rest)];
}

describe('for any document and any spot in it', () => {
  it('setting the value that is there changes nothing, to the letter', () => {
    fc.assert(
      fc.property(spot, ({ json, path }) => {
        expect(JSON.stringify(setValue(json, path, getValue(json, path)))).toBe(JSON.stringify(json));
      }),
    );
  });

  it('setting another value and then the old one again changes nothing, to the letter', () => {
    fc.assert(
      fc.property(spot, fc.jsonValue(), ({ json, path }, value) => {
        const changed = setValue(json, path, value);
        expect(getValue(changed, path)).toEqual(value);
        expect(JSON.stringify(setValue(changed, path, getValue(json, path)))).toBe(JSON.stringify(json));
      }),
    );
  });

  it('setting a value leaves every other branch the very same', () => {
    fc.assert(
      fc.property(spot, fc.jsonValue(), ({ json, path }, value) => {
        const changed = setValue(json, path, value);
        for (let depth = 0; depth < path.length; depth++) {
          const [before, after] = [json, changed].map((whole) => getValue(whole, path.slice(0, depth)));
          const others = Object.keys(before as object).filter((key) => key !== String(path[depth]));
          for (const key of others) expect(getValue(after, [key])).toBe(getValue(before, [key]));
          expect(Object.keys(after as object)).toEqual(Object.keys(before as object));
        }
      }),
    );
  });
});
