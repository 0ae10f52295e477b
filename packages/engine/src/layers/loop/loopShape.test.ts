import { describe, expect, it } from 'vitest';
import { readLayer } from '../testing/createTestLayer.ts';
import { loopShape } from './loopShape.ts';

const mark = (s: string, more: object = {}) => ({ rep: { s, r: -1, y: false, ...more } });
const shapeOf = (...all: object[]) => {
  const { layer } = readLayer({ tl: { in: { loop: { all } } } });
  const frames = layer.timeline.in.loop?.tracks['all'] ?? [];
  const shape = loopShape(frames);
  const place = (list: typeof frames | undefined) => list?.map((frame) => frames.indexOf(frame));
  return (
    shape && {
      ...shape,
      start: frames.indexOf(shape.start),
      intro: place(shape.intro),
      cycle: place(shape.cycle),
    }
  );
};

describe('a loop', () => {
  it.each<[string, object[], object]>([
    [
      'with a way there and back after a short intro',
      [
        { t: 0, d: 0 },
        { t: 300, d: 200, y: -10 },
        { t: 500, d: 4000, y: 10, ...mark('s') },
        { t: 4500, d: 4000, y: -10, ...mark('e', { y: true }) },
      ],
      { start: 0, intro: [1], cycle: [2, 3], cycleStartMs: 500, count: -1, yoyo: true },
    ],
    [
      'that only turns on, from a mark without length',
      [
        { t: 0, d: 0 },
        { t: 0, d: 200, rZ: 0 },
        { t: 200, d: 0, rZ: 0, ...mark('s') },
        { t: 200, d: 90000, rZ: '360deg', ...mark('e') },
      ],
      { start: 0, intro: [1], cycle: [2, 3], cycleStartMs: 200, count: -1, yoyo: false },
    ],
    [
      'in one frame',
      [
        { t: 0, d: 0 },
        { t: 300, d: 200 },
        { t: 500, d: 3000, x: 3, ...mark('se', { y: true }) },
      ],
      { intro: [1], cycle: [2], cycleStartMs: 500, yoyo: true },
    ],
    [
      'whose first state is marked',
      [
        { t: 1800, d: 0, y: -8, ...mark('s', { y: true }) },
        { t: 1800, d: 3200, y: 8, ...mark('e', { y: true }) },
      ],
      { start: 0, intro: [], cycle: [1], cycleStartMs: 1800, yoyo: true },
    ],
    [
      'that runs so many times',
      [
        { t: 0, d: 0 },
        { t: 0, d: 100, ...mark('se', { r: 3 }) },
      ],
      { count: 3, cycle: [1] },
    ],
    [
      'that runs no time runs once',
      [
        { t: 0, d: 0 },
        { t: 0, d: 100, ...mark('se', { r: 0 }) },
      ],
      { count: 1 },
    ],
    [
      'without an end repeats to its last frame',
      [
        { t: 0, d: 0 },
        { t: 0, d: 100, ...mark('s') },
        { t: 100, d: 100 },
      ],
      { intro: [], cycle: [1, 2] },
    ],
    [
      'without marks runs through once',
      [
        { t: 0, d: 0 },
        { t: 0, d: 100 },
        { t: 100, d: 300 },
      ],
      { intro: [1, 2], cycle: [], cycleStartMs: 400 },
    ],
  ])('%s', (_, frames, expected) => {
    expect(shapeOf(...frames)).toMatchObject(expected);
  });

  it('of one state is none', () => {
    expect(shapeOf({ t: 0, d: 0 })).toBeNull();
  });
});
