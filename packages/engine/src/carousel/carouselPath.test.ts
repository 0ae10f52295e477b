import { openModule } from '@vitrine/model';
import { expect, it } from 'vitest';
import { pathTo, rebased, stepsTo } from './carouselPath.ts';
import { createLane } from './createLane.ts';
import { seenAt } from './seenAt.ts';

const settingsOf = (carousel: object) => openModule({ settings: { carousel } }).settings.carousel;
const ring = settingsOf({ infinity: true, maxV: 3 });
const line = settingsOf({ infinity: false, maxV: 3 });
const letters = (count: number): string[] => Array.from({ length: count }, (_, index) => String(index));

it.each<[behaviour: string, from: number, to: number, direction: 1 | -1, expected: number]>([
  ['goes a step forward', 0, 1, 1, 1],
  ['wraps forward from the last slide to the first', 4, 0, 1, 1],
  ['wraps back from the first slide to the last', 0, 4, -1, -1],
  ['goes the long way when that is asked for', 0, 1, -1, -4],
  ['goes on from where an interrupted way was left', 0.4, 2, 1, 1.6],
  ['turns back from there', 0.4, 0, -1, -0.4],
  ['does not go round for a little', 1.1, 1, 1, -0.1],
  ['nor back round for a little', 0.9, 1, -1, 0.1],
  ['goes on after many rounds', 53.5, 4, 1, 0.5],
])('%s in a ring of five', (_, from, to, direction, expected) => {
  expect(stepsTo(createLane(ring, letters(5)), from, to, direction)).toBeCloseTo(expected, 6);
});

it('goes straight between two ends, whatever the direction', () => {
  const lane = createLane(line, letters(5));
  expect(stepsTo(lane, 4, 0, 1)).toBe(-4);
  expect(stepsTo(lane, 0.5, 3, -1)).toBe(2.5);
});

it.each<[what: string, settings: typeof ring, from: number, to: string, direction: 1 | -1]>([
  ['forward between two ends', line, 10, '900', 1],
  ['back between two ends', line, 900.3, '2', -1],
  ['forward round a ring', ring, 990.6, '400', 1],
  ['back round a ring', ring, 5.2, '600', -1],
])('leaves out the middle of a long way %s, and nothing of its ends', (_, settings, from, to, direction) => {
  const lane = createLane(settings, letters(1000));
  const path = pathTo(settings, lane, from, to, direction);
  expect(Math.abs(path.to - path.from)).toBeLessThanOrEqual(5);
  expect(Math.sign(path.to - path.from)).toBe(direction);
  const keys = (each: typeof lane, at: number): string[] => seenAt(each, at).map(({ key }) => key);
  expect(keys(path.lane, path.from)).toEqual(keys(lane, from));
  expect(keys(path.lane, path.to)).toEqual(keys(lane, Number(to)));
});

it('goes a short way past every slide', () => {
  const lane = createLane(line, letters(1000));
  expect(pathTo(line, lane, 3.5, '7', 1)).toEqual({ lane, from: 3.5, to: 7 });
});

it('stays where it is for a slide that is not there', () => {
  const lane = createLane(line, letters(3));
  expect(pathTo(line, lane, 1, 'x', 1)).toEqual({ lane, from: 1, to: 1 });
});

it('keeps its place by its slide when others leave, and by the next one when it leaves itself', () => {
  const lane = createLane(line, ['a', 'b', 'c', 'd']);
  expect(rebased(lane, 2.25, ['b', 'c', 'd'])).toBeCloseTo(1.25, 6);
  expect(rebased(lane, 1, ['a', 'c', 'd'])).toBe(1);
  expect(rebased(lane, 3, ['a', 'b', 'c'])).toBe(0);
});
