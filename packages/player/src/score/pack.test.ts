import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createPacker, createUnpacker } from './pack.ts';

/** As it comes out on the other side of the wire. */
function sent(...values: unknown[]): unknown[] {
  const { put, trees } = createPacker();
  const numbers = values.map(put);
  const unpack = createUnpacker(JSON.parse(JSON.stringify(trees)));
  return numbers.map(unpack);
}

it('a packer gives back whatever JSON can say', () => {
  fc.assert(
    fc.property(fc.array(fc.jsonValue()), (values) => {
      expect(sent(...values)).toEqual(JSON.parse(JSON.stringify(values)));
    }),
  );
});

it('a packer gives back objects that are much like each other', () => {
  const fields = fc.record({
    a: fc.nat(2),
    b: fc.nat(2),
    c: fc.nat(2),
    d: fc.nat(2),
    e: fc.array(fc.nat(2)),
  });
  fc.assert(
    fc.property(fc.array(fields), (values) => {
      expect(sent(...values)).toEqual(values);
    }),
  );
});

it('a packer writes once what stands there often', () => {
  const { put, trees } = createPacker();
  const layer = { font: { size: [16, 16, 16], family: 'serif' }, text: '16' };
  put([layer, structuredClone(layer), { ...layer, text: 16 }]);
  expect(trees.values).toHaveLength(8);
});

it('of layers that differ in little a packer writes down the difference', () => {
  const { put, trees } = createPacker();
  const layer = { x: 1, y: 2, width: 3, height: 4, color: 'red' };
  put(layer);
  const number = put({ ...layer, y: 9 });
  expect(trees.values[number]).toEqual([-1 - 5, 1, 6]);
});

it('a packer takes numbers for numbers, and not for where something is', () => {
  const value = { a: 0, b: [0, 1], c: '0', d: null, e: { a: 0 } };
  expect(sent(value)).toEqual([value]);
});

it('a slide that is unpacked twice is two slides with layers of their own, which share what does not tell them apart', () => {
  const { put, trees } = createPacker();
  const layer = { font: { family: 'serif' }, children: [{ font: { family: 'serif' }, children: [] }] };
  const number = put({ layers: [layer, structuredClone(layer)] });
  const unpack = createUnpacker(trees);
  const layersOf = (slide: unknown): readonly (typeof layer)[] =>
    (slide as { layers: (typeof layer)[] }).layers;
  const found = [...layersOf(unpack(number)), ...layersOf(unpack(number))];
  expect(new Set(found).size).toBe(4);
  expect(new Set(found.flatMap(({ children }) => children)).size).toBe(4);
  expect(new Set(found.map(({ font }) => font)).size).toBe(1);
});

it('a packer gives back whatever names somebody gave', () => {
  const named = JSON.parse('[{"__proto__":{"a":1},"constructor":2},{"__proto__":{"a":1},"constructor":3}]');
  const [back] = sent(named) as [object[]];
  expect(JSON.stringify(back)).toBe(JSON.stringify(named));
  expect(back.map((each) => Object.getPrototypeOf(each))).toEqual([Object.prototype, Object.prototype]);
});

it('layers are unpacked when somebody asks for them, and once', () => {
  const { put, trees } = createPacker();
  const number = put({ key: '1', layers: [{ id: 'a', children: [] }] });
  const reads: unknown[] = [];
  const isLayer = (value: unknown): boolean =>
    trees.shapes[(value as number[])[0]! - 1]?.includes('id') ?? false;
  const values = new Proxy(trees.values as unknown[], {
    get(target, at) {
      const value = Reflect.get(target, at);
      if (Array.isArray(value) && isLayer(value)) reads.push(value);
      return value;
    },
  });
  const slide = createUnpacker({ shapes: trees.shapes, values })(number) as { key: string; layers: object[] };
  expect(slide.key).toBe('1');
  expect(reads).toEqual([]);
  expect(slide.layers).toEqual([{ id: 'a', children: [] }]);
  const before = reads.length;
  expect(before).toBeGreaterThan(0);
  expect(slide.layers[0]).toBe(slide.layers[0]);
  expect(reads).toHaveLength(before);
});
