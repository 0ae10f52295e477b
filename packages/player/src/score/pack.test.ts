import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createPacker, unpack } from './pack.ts';

it('gives back whatever JSON can say', () => {
  fc.assert(
    fc.property(fc.array(fc.jsonValue()), (values) => {
      const { put, trees } = createPacker();
      const numbers = values.map(put);
      const sent = JSON.parse(JSON.stringify(trees));
      expect(numbers.map((number) => unpack(sent, number))).toEqual(JSON.parse(JSON.stringify(values)));
    }),
  );
});

it('writes once what stands there often', () => {
  const { put, trees } = createPacker();
  const layer = { font: { size: [16, 16, 16], family: 'serif' }, text: '16' };
  put([layer, structuredClone(layer), { ...layer, text: 16 }]);
  expect(trees).toHaveLength(8);
});

it('takes numbers for numbers, and not for where something is', () => {
  const { put, trees } = createPacker();
  expect(unpack(trees, put({ a: 0, b: [0, 1], c: '0', d: null, e: { a: 0 } }))).toEqual({
    a: 0,
    b: [0, 1],
    c: '0',
    d: null,
    e: { a: 0 },
  });
});

it('makes another one each time', () => {
  const { put, trees } = createPacker();
  const number = put({ a: {} });
  expect(unpack(trees, number)).not.toBe(unpack(trees, number));
});
