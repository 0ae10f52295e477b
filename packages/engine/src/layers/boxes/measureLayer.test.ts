// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { readLayer } from '../testing/createTestLayer.ts';
import { createTestNodes, layOut } from '../testing/createTestNodes.ts';
import { measureLayer } from './measureLayer.ts';

it('finds the content in its slide and in its wrapper, borders included', () => {
  const { layer } = readLayer({});
  const nodes = createTestNodes(layer);
  layOut(nodes.place, { left: 30, top: 20, width: 900, height: 400 });
  Object.defineProperty(nodes.place, 'clientLeft', { value: 5 });
  Object.defineProperty(nodes.place, 'offsetParent', { value: nodes.place.parentElement });
  Object.defineProperty(nodes.content, 'offsetParent', { configurable: true, value: nodes.place });
  const boxes = measureLayer(nodes);
  expect(boxes.inSlide).toEqual({ left: 135, top: 70, width: 200, height: 40 });
  expect(boxes.inWrapper).toEqual({ left: 105, top: 50, width: 200, height: 40 });
  expect(boxes.slide).toMatchObject({ width: 1000, height: 500 });
});

it('reads nothing until it is asked, and then once', () => {
  const { layer } = readLayer({});
  const nodes = createTestNodes(layer);
  let reads = 0;
  Object.defineProperty(nodes.content, 'offsetWidth', { get: () => ++reads });
  const boxes = measureLayer(nodes);
  expect(reads).toBe(0);
  void boxes.inSlide;
  void boxes.inWrapper;
  expect(reads).toBe(1);
});
