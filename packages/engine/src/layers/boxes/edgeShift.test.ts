import { expect, it } from 'vitest';
import { edgeShift, mirroredEdge } from './edgeShift.ts';
import type { LayerBoxes } from './LayerBoxes.ts';

const boxes: LayerBoxes = {
  inSlide: { left: 100, top: 50, width: 200, height: 40 },
  inWrapper: { left: 0, top: 0, width: 200, height: 40 },
  wrapper: { width: 200, height: 40 },
  slide: { width: 1000, height: 500 },
};

it.each([
  ['left', 'x', -301],
  ['right', 'x', 901],
  ['center', 'x', 300],
  ['middle', 'x', 300],
  ['top', 'y', -91],
  ['bottom', 'y', 451],
  ['middle', 'y', 180],
  ['center', 'y', 180],
] as const)('%s along %s is %i pixels away', (edge, axis, expected) => {
  expect(edgeShift(edge, axis, boxes)).toBe(expected);
});

it.each([
  ['left', 'right'],
  ['top', 'bottom'],
  ['center', 'center'],
] as const)('%s becomes %s backwards', (edge, expected) => {
  expect(mirroredEdge(edge)).toBe(expected);
  expect(mirroredEdge(expected)).toBe(edge);
});
