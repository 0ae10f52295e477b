import fc from 'fast-check';
import { expect, it } from 'vitest';
import { countFiled } from './countFiled.ts';

it('counts a product once for a term, though several below it have it', () => {
  const parents = new Map([
    [1, null],
    [2, 1],
    [3, 1],
    [4, null],
  ]);
  const counts = countFiled('2,3,4;3;1,2', parents);
  expect(Object.fromEntries(counts)).toEqual({ 1: 3, 2: 2, 3: 2, 4: 1 });
});

it('comes to an end where terms stand below each other in a circle', () => {
  const parents = new Map([
    [1, 2],
    [2, 1],
  ]);
  expect(Object.fromEntries(countFiled('1;2', parents))).toEqual({ 1: 2, 2: 2 });
});

it('counts what looking at each term by itself would', () => {
  // A term is below one with a smaller number, so that there is no circle.
  const shelf = fc.array(fc.nat({ max: 30 }), { minLength: 1, maxLength: 30 });
  const products = fc.array(fc.uniqueArray(fc.nat({ max: 29 }), { minLength: 1, maxLength: 8 }), {
    minLength: 1,
  });
  fc.assert(
    fc.property(shelf, products, (below, filed) => {
      const parents = new Map(below.map((at, id) => [id, at < id ? at : null]));
      const isUnder = (id: number | null, term: number): boolean =>
        id !== null && (id === term || isUnder(parents.get(id) ?? null, term));
      const counts = countFiled(filed.map((ids) => ids.join(',')).join(';'), parents);
      for (const term of parents.keys())
        expect(counts.get(term) ?? 0).toBe(filed.filter((ids) => ids.some((id) => isUnder(id, term))).length);
    }),
  );
});
