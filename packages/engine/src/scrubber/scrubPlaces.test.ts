import { describe, expect, it } from 'vitest';
import { glideFrom, placeOf, resist, slideAt } from './scrubPlaces.ts';

it('puts the first slide at the start of the track and the last at its end', () => {
  expect([placeOf(0, 5), placeOf(2, 5), placeOf(4, 5), placeOf(0, 1)]).toEqual([0, 0.5, 1, 0]);
});

it('takes a place for the nearest slide, beyond the ends for the last one there', () => {
  expect([-1, 0.1, 0.13, 0.6, 2].map((place) => slideAt(place, 5))).toEqual([0, 0, 1, 2, 4]);
});

it('follows a fifth of the way beyond the ends', () => {
  expect(resist(0.4)).toBe(0.4);
  expect(resist(-0.5)).toBeCloseTo(-0.1, 10);
  expect(resist(1.5)).toBeCloseTo(1.1, 10);
});

describe('let go', () => {
  it('slowly, goes to the slide that it is over', () => {
    expect(glideFrom(0.3, 0, 5)).toEqual({ index: 1, ms: 200 });
  });

  it('fast, glides on to a later slide', () => {
    expect(glideFrom(0.3, 0.002, 11).index).toBe(7);
  });

  it.each([0.00001, 0.0005, 0.01, -0.003, 1])(
    'at %d glides no shorter than 0.1 s and no longer than 1.5 s',
    (speed) => {
      const { ms } = glideFrom(0.5, speed, 50);
      expect(ms).toBeGreaterThanOrEqual(100);
      expect(ms).toBeLessThanOrEqual(1500);
    },
  );

  it('beyond an end comes back to it', () => {
    expect(glideFrom(1.08, 0.003, 5)).toEqual({ index: 4, ms: 200 });
  });
});
