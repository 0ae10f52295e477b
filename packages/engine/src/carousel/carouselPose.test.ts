import { openModule } from '@vitrine/model';
import { describe, expect, it } from 'vitest';
import { type CarouselPose, carouselPose } from './carouselPose.ts';

const pose = (offset: number, carousel: object = {}): CarouselPose =>
  carouselPose(offset, openModule({ settings: { carousel } }).settings.carousel);

it('stands flat, whole and in front where it is focused', () => {
  expect(pose(0)).toEqual({ shift: 0, scale: 1, rotateDeg: 0, opacity: 1, ringDeg: null, zIndex: 100 });
});

it('moves a step for every slide between, and behind the nearer ones', () => {
  expect([-2, -1, 0.5, 1].map((offset) => pose(offset).shift)).toEqual([-2, -1, 0.5, 1]);
  expect([0, 1, -1, 2, -3].map((offset) => pose(offset).zIndex)).toEqual([100, 98, 98, 96, 94]);
});

describe.each<[what: keyof CarouselPose, carousel: object, poses: [offset: number, expected: number][]]>([
  [
    'scale',
    { scale: true, minS: 50 },
    [
      [0, 1],
      [0.5, 0.75],
      [1, 0.5],
      [-1, 0.5],
      [3, 0.5],
    ],
  ],
  [
    'scale',
    { scale: true, minS: 50, vScale: true },
    [
      [0, 1],
      [1, 0.75],
      [-2, 0.5],
      [9, 0.5],
    ],
  ],
  [
    'scale',
    { scale: false, minS: 50 },
    [
      [1, 1],
      [3, 1],
    ],
  ],
  [
    'rotateDeg',
    { rotation: true, maxR: 30 },
    [
      [1, -30],
      [-1, 30],
      [0.5, -15],
      [4, -30],
    ],
  ],
  [
    'rotateDeg',
    { rotation: true, maxR: 30, varR: true },
    [
      [1, -15],
      [-2, 30],
      [9, -30],
    ],
  ],
  ['rotateDeg', { rotation: false, maxR: 30 }, [[1, 0]]],
  [
    'opacity',
    { opacity: true, maxO: 60 },
    [
      [0, 1],
      [0.5, 0.8],
      [1, 0.6],
      [-3, 0.6],
    ],
  ],
  [
    'opacity',
    { opacity: true, maxO: 100, varO: true },
    [
      [0, 1],
      [1, 0.625],
      [-2, 0.25],
      [9, 0.25],
    ],
  ],
  ['opacity', { opacity: false, maxO: 0 }, [[1, 1]]],
  [
    'ringDeg',
    { spin: '3d', maxV: 3 },
    [
      [0, 0],
      [1, 60],
      [-1, -60],
      [0.5, 30],
    ],
  ],
  [
    'ringDeg',
    { spin: '3d', maxV: 6 },
    [
      [1, 30],
      [-2, -60],
    ],
  ],
])('%s with %j', (what, carousel, poses) => {
  it.each(poses)('at %d is %d', (offset, expected) => {
    expect(pose(offset, carousel)[what]).toBeCloseTo(expected, 10);
  });
});

it('turns on a ring instead of moving along a line in a 3d spin', () => {
  expect(pose(1, { spin: '3d' }).shift).toBe(0);
  expect(pose(1, { spin: '2d' })).toMatchObject({ shift: 1, ringDeg: null });
});
