import { expect, it } from 'vitest';
import { affordable, gridSize } from './gridSize.ts';

const canvas = { width: 100, height: 60, random: () => 0.5 };

it('takes rows and columns as written, at most the canvas less ten pixels', () => {
  expect(gridSize({ rows: 4, columns: 7 }, canvas)).toEqual({ rows: 4, columns: 7 });
  expect(gridSize({ rows: 5000, columns: 5000 }, canvas)).toEqual({ rows: 50, columns: 90 });
});

it.each([0, -3, 0.4])('has at least one for %d', (count) => {
  expect(gridSize({ rows: count, columns: count }, canvas)).toEqual({ rows: 1, columns: 1 });
});

it('has one on a canvas that is too small for more', () => {
  expect(gridSize({ rows: 3, columns: 3 }, { ...canvas, width: 8, height: 11 })).toEqual({
    rows: 1,
    columns: 1,
  });
});

it.each([
  [0, 3],
  [0.5, 8],
  [0.9999, 13],
])('draws between 3 and 13: %d draws %i', (drawn, count) => {
  const grid = gridSize(
    { rows: 'random', columns: 'random' },
    { width: 900, height: 900, random: () => drawn },
  );
  expect(grid).toEqual({ rows: count, columns: count });
});

it('is not bounded by a canvas that cannot be measured', () => {
  expect(gridSize({ rows: 6, columns: 8 }, { ...canvas, width: 0, height: 0 })).toEqual({
    rows: 6,
    columns: 8,
  });
});

it.each([
  [5, 8],
  [1, 300],
  [400, 1],
])('leaves a grid of %i by %i as it is', (rows, columns) => {
  expect(affordable({ rows, columns })).toEqual({ rows, columns });
});

it.each([
  [50, 90],
  [1, 5000],
  [470, 1270],
  [900, 1],
])('makes a grid of %i by %i small enough to be moved', (rows, columns) => {
  const small = affordable({ rows, columns });
  expect(small.rows * small.columns).toBeLessThanOrEqual(400);
  expect(small.rows * small.columns).toBeGreaterThan(200);
});
