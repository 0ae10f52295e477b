import { openModule } from '@vitrine/model';
import { easeOf } from '@vitrine/motion';
import { expect, it } from 'vitest';
import { createLane } from './createLane.ts';
import { sampleTimes } from './sampleTimes.ts';
import { settleOf } from './settle.ts';
import { slideSteps } from './slideSteps.ts';

const ring = openModule({ settings: { carousel: { maxV: 3, infinity: true } } }).settings.carousel;
const told = (count: number, place: number, positions: readonly number[]): string[] => {
  const lane = createLane(
    ring,
    Array.from({ length: count }, (_, index) => String(index)),
  );
  const points = positions.map((position, index) => ({ atMs: index * 100, position }));
  const { start, steps } = slideSteps(lane, place, points, (offset) => ({
    at: Math.round(offset * 100) / 100,
  }));
  return [
    `${start['at']}`,
    ...steps.map(({ startMs, durationMs, style }) => `${startMs}+${durationMs}: ${style['at']}`),
  ];
};

it('moves a slide against its lane, each step in its time', () => {
  expect(told(9, 1, [0, 0.5, 1])).toEqual(['1', '0+100: 0.5', '100+100: 0']);
});

it('lets a slide of a short ring go out at one end and in at the other at the same moment', () => {
  expect(told(3, 2, [0, 0.4, 0.6, 1])).toEqual([
    '-1',
    '0+100: -1.4',
    '100+100: -1.6',
    '200+0: 1.4',
    '200+100: 1',
  ]);
});

it.each([
  ['power3.inOut', easeOf('power3.inOut'), 1],
  ['back.out', easeOf('back.out(1.7)'), 3],
  ['coming to rest', settleOf(ring).ease, 2],
])('%s is straight between its moments', (_, ease, steps) => {
  const times = sampleTimes(ease, steps);
  expect(times[0]).toBe(0);
  expect(times.at(-1)).toBe(1);
  expect(times.length).toBeLessThan(80);
  for (const [index, time] of times.slice(1).entries()) {
    const before = times[index] ?? 0;
    const middle = (ease(before) + ease(time)) / 2;
    expect(Math.abs(ease((before + time) / 2) - middle) * steps).toBeLessThan(0.004);
  }
});
