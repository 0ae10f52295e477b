import { describe, expect, it } from 'vitest';
import { fillOrder } from './fillOrder.ts';

const forward = { direction: 1, random: () => 0.25 } as const;
const backward = { direction: -1, random: () => 0.25 } as const;

const strip = { rows: 1, columns: 5 };
const overStrip = (name: string, context: typeof forward | typeof backward = forward): number[] =>
  Array.from({ length: 5 }, (_, column) => fillOrder(name)({ row: 0, column }, strip, context));

const UP = [0, 0.25, 0.5, 0.75, 1];
const DOWN = [1, 0.75, 0.5, 0.25, 0];
const OUT = [1, 0.5, 0, 0.5, 1];
const IN = [0, 0.5, 1, 0.5, 0];

it.each([
  ['start', UP],
  ['forward', UP],
  ['left', UP],
  ['topleft', UP],
  ['end', DOWN],
  ['backward', DOWN],
  ['right', DOWN],
  ['bottom-right', DOWN],
  ['middle', OUT],
  ['center', OUT],
  ['edge', IN],
  ['edges', IN],
  ['nodelay', [0, 0, 0, 0, 0]],
  ['top', [0, 0, 0, 0, 0]],
  ['random', [0.25, 0.25, 0.25, 0.25, 0.25]],
  ['whatever', UP],
  ['toString', UP],
])('%s fills five columns in the order %j', (name, ranks) => {
  expect(overStrip(name)).toEqual(ranks);
});

it.each([
  ['slidebased', UP, DOWN],
  ['oppslidebased', DOWN, UP],
  ['opposite', DOWN, UP],
  ['horizontal', UP, DOWN],
])('%s turns round when the slides go backwards', (name, ahead, back) => {
  expect([overStrip(name), overStrip(name, backward)]).toEqual([ahead, back]);
});

describe('over boxes', () => {
  const boxes = { rows: 3, columns: 3 };
  const at = (name: string, [row = 0, column = 0]: readonly number[]): number =>
    fillOrder(name)({ row, column }, boxes, forward);

  it.each([
    ['start', [0, 0], [2, 2]],
    ['end', [2, 2], [0, 0]],
    ['topright', [0, 2], [2, 0]],
    ['bottomleft', [2, 0], [0, 2]],
    ['center', [1, 1], [0, 2]],
    ['edge', [2, 0], [1, 1]],
  ] as const)('%s starts at %j and ends at %j', (name, first, last) => {
    expect([at(name, first), at(name, last)]).toEqual([0, 1]);
  });

  it('sweeps by rows or by columns', () => {
    expect([at('vertical', [1, 0]), at('vertical', [1, 2])]).toEqual([0.5, 0.5]);
    expect([at('horizontal', [0, 1]), at('horizontal', [2, 1])]).toEqual([0.5, 0.5]);
  });
});

it.each(['start', 'end', 'center', 'edge', 'left', 'bottom', 'topright'])(
  '%s gives a whole background its turn at once or never later than the end',
  (name) => {
    const rank = fillOrder(name)({ row: 0, column: 0 }, { rows: 1, columns: 1 }, forward);
    expect([0, 1]).toContain(rank);
  },
);
