import { openModule } from '@vitrine/model';
import { describe, expect, it } from 'vitest';
import { canOverlap, type CarouselPose, carouselPose } from './carouselPose.ts';

const pose = (offset: number, carousel: object = {}): CarouselPose =>
  carouselPose(offset, openModule({ settings: { carousel } }).settings.carousel);

it('stands flat, whole and in front where it is focused', () => {
  expect(pose(0)).toEqual({
    shift: 0,
    scale: 1,
    rotateDeg: 0,
    opacity: 1,
    ringDeg: null,
    wheelDeg: null,
    slant: 0,
    zIndex: 100,
  });
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

it('turns on a ring or a wheel instead of moving along a line in a spin', () => {
  expect(pose(1, { spin: '3d' })).toMatchObject({ shift: 0, ringDeg: 60, wheelDeg: null });
  expect(pose(1, { spin: '2d' })).toMatchObject({ shift: 0, ringDeg: null, wheelDeg: 30 });
});

describe('the angle of a spin', () => {
  it.each<[spinA: number, expected: number]>([
    [0, 60],
    [1, -1],
    [0.5, -0.5],
    [-1, 1],
    [20, -20],
    [-20, 20],
    [300, -60],
  ])('%d turns the next of three slides by %d degrees', (spinA, expected) => {
    expect(pose(1, { spin: '3d', spinA }).ringDeg).toBeCloseTo(expected, 10);
  });
});

it.each([
  [0, 0],
  [1, 0],
  [-2, 0],
  [0.25, 0.5],
  [-1.5, 1],
])('slants a slide on its way only: at %d by %d', (offset, expected) => {
  expect(pose(offset).slant).toBe(expected);
});

describe('offset by scale', () => {
  const shift = (offset: number, carousel: object = {}): number =>
    pose(offset, { scale: true, minS: 50, oScale: true, ...carousel }).shift;
  it('closes the gaps that smaller slides would leave', () => {
    // Half of the focused slide and half of a slide of half its size.
    expect(shift(1)).toBeCloseTo(0.75, 10);
    expect(shift(2)).toBeCloseTo(1.25, 10);
    expect(shift(-2)).toBeCloseTo(-1.25, 10);
  });
  it('also where they become smaller step by step', () => {
    expect(shift(1, { vScale: true })).toBeCloseTo((1 + 0.75) / 2, 10);
    expect(shift(2, { vScale: true })).toBeCloseTo((1 + 0.75) / 2 + (0.75 + 0.5) / 2, 10);
  });
  it('moves the focused slide as fast as the pointer', () => {
    expect(shift(0.001) / 0.001).toBeCloseTo(1, 2);
  });
  it('does nothing where slides keep their size', () => {
    expect(shift(2, { scale: false })).toBe(2);
  });
});

it('knows when it matters which slide is in front', () => {
  const overlaps = (carousel: object): boolean =>
    canOverlap(openModule({ settings: { carousel } }).settings.carousel);
  expect(overlaps({ scale: true, opacity: true })).toBe(false);
  for (const each of [{ spin: '3d' }, { rotation: true }, { skewX: '-10deg' }, { space: -40 }])
    expect(overlaps(each)).toBe(true);
});
