import { describe, expect, it } from 'vitest';
import { directionOf, resolveRequest } from './resolveRequest.ts';

const context = { order: ['12', '7', '30', '4'], current: 1, isFeed: false, random: () => 0 };

it.each([
  ['+1', 2],
  ['-1', 0],
  ['+3', 0],
  ['-2', 3],
  ['#30', 2],
  ['first', 0],
  ['last', 3],
  ['next', 2],
  ['prev', 0],
  [3, 3],
  ['2', 2],
  [5, 1],
])('%j leads to place %d', (request, expected) => {
  expect(resolveRequest(request, context)).toBe(expected);
});

it('wraps to the first slide after the last and to the last before the first', () => {
  expect(resolveRequest('+1', { ...context, current: 3 })).toBe(0);
  expect(resolveRequest('-1', { ...context, current: 0 })).toBe(3);
});

it.each(['#99', 'somewhere', '', '#', '1.5', 'constructor', 'toString'])('%j means no slide', (request) => {
  expect(resolveRequest(request, context)).toBeNull();
});

it('means no slide when there are none', () => {
  expect(resolveRequest('+1', { ...context, order: [] })).toBeNull();
});

describe('random', () => {
  it('is any slide but the current one', () => {
    const places = [0, 0.34, 0.67, 0.999].map((number) =>
      resolveRequest('random', { ...context, random: () => number }),
    );
    expect(places).toEqual([2, 3, 0, 0]);
  });
  it('is the only slide when there is one', () => {
    expect(resolveRequest('random', { ...context, order: ['1'], current: 0 })).toBe(0);
  });
});

describe('in a feed', () => {
  it('a number above 50 that is no slide leads to the first one', () => {
    expect(resolveRequest('#51', { ...context, isFeed: true })).toBe(0);
    expect(resolveRequest('#50', { ...context, isFeed: true })).toBeNull();
    expect(resolveRequest('#30', { ...context, isFeed: true })).toBe(2);
  });
});

it.each([
  ['+1', 3, 0, 1],
  ['-1', 0, 3, -1],
  ['next', 3, 0, 1],
  ['prev', 0, 3, -1],
  ['#7', 1, 3, 1],
  ['first', 2, 0, -1],
  [2, 0, 2, 1],
] as const)('%s from %i to %i goes %i', (request, from, to, expected) => {
  expect(directionOf(request, from, to)).toBe(expected);
});
