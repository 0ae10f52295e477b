import { expect, it } from 'vitest';
import { staggerDelays } from './staggerDelays.ts';

const never = (): number => {
  throw new Error('nothing is drawn here');
};

it.each([
  ['start', [0, 10, 20, 30, 40]],
  ['forward', [0, 10, 20, 30, 40]],
  ['end', [40, 30, 20, 10, 0]],
  ['backward', [40, 30, 20, 10, 0]],
  ['middle', [20, 10, 0, 10, 20]],
  ['center', [20, 10, 0, 10, 20]],
  ['middletoedge', [20, 10, 0, 10, 20]],
  ['edge', [0, 10, 20, 10, 0]],
  ['edges', [0, 10, 20, 10, 0]],
  ['edgetomiddle', [0, 10, 20, 10, 0]],
  ['constructor', [0, 10, 20, 30, 40]],
])('%s starts five parts at %j', (order, delays) => {
  expect(staggerDelays(5, order, 10, never)).toEqual(delays);
});

it.each([
  ['middle', [10, 0, 0, 10]],
  ['edge', [0, 10, 10, 0]],
])('%s takes the two in the middle of an even number together', (order, delays) => {
  expect(staggerDelays(4, order, 10, never)).toEqual(delays);
});

it('draws every place once when the order is random', () => {
  const draws = [0.9, 0.1, 0.5, 0, 0.3];
  const delays = staggerDelays(6, 'random', 5, () => draws.pop() ?? 0);
  expect(delays.toSorted((a, b) => a - b)).toEqual([0, 5, 10, 15, 20, 25]);
  expect(delays).not.toEqual([0, 5, 10, 15, 20, 25]);
});

it.each([0, 1])('has no wait for %i parts', (count) => {
  expect(staggerDelays(count, 'middle', 10, never)).toEqual(Array.from({ length: count }, () => 0));
});
