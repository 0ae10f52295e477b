import { expect, it } from 'vitest';
import { cellEdges } from './cellEdges.ts';

it.each([
  [3, 0, 1000, 1],
  [7, 0.4, 1241, 1],
  [6, 0.1875, 764.42, 1],
  [13, 17.3, 803.5, 1.25],
  [4, 0.5, 360, 3],
])(
  'cuts %i cells from %d px on, %d px long, at ratio %d on whole device pixels',
  (count, startPx, lengthPx, ratio) => {
    const edges = cellEdges(count, { startPx, lengthPx }, ratio);
    expect([edges.length, edges[0], edges.at(-1)]).toEqual([count + 1, 0, 1]);
    for (const edge of edges.slice(1, -1)) {
      const pixel = (startPx + edge * lengthPx) * ratio;
      expect(Math.abs(pixel - Math.round(pixel))).toBeLessThan(1e-6);
    }
    expect(edges.every((edge, index) => index === 0 || edge > (edges[index - 1] ?? 1))).toBe(true);
  },
);

it('cuts evenly what cannot be measured', () => {
  expect(cellEdges(4, { startPx: 0, lengthPx: 0 }, 1)).toEqual([0, 0.25, 0.5, 0.75, 1]);
});
