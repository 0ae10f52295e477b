import { expect, it } from 'vitest';
import { cellEdges } from './cellEdges.ts';

it.each([
  [3, 1000, 1],
  [7, 1241, 1],
  [13, 803.5, 1.25],
  [4, 360, 3],
])('cuts %i cells of %d px at ratio %d on whole device pixels', (count, side, ratio) => {
  const edges = cellEdges(count, side, ratio);
  const pixels = Math.round(side * ratio);
  expect([edges.length, edges[0], edges.at(-1)]).toEqual([count + 1, 0, 1]);
  for (const edge of edges) expect(Math.abs(edge * pixels - Math.round(edge * pixels))).toBeLessThan(1e-6);
  expect(edges.every((edge, index) => index === 0 || edge > (edges[index - 1] ?? 1))).toBe(true);
});

it('cuts evenly what cannot be measured', () => {
  expect(cellEdges(4, 0, 1)).toEqual([0, 0.25, 0.5, 0.75, 1]);
});
