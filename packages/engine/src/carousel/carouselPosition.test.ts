import { openModule } from '@vitrine/model';
import { describe, expect, it } from 'vitest';
import { clampPosition, nearestKey, resisted, restAfter, unresisted } from './carouselPosition.ts';
import { createLane } from './createLane.ts';
import { settleOf } from './settle.ts';

const settingsOf = (carousel: object) => openModule({ settings: { carousel } }).settings.carousel;
const keys = ['a', 'b', 'c', 'd', 'e', 'f'];
const ring = settingsOf({ infinity: true });
const line = settingsOf({ infinity: false });

it('names the nearest slide at any distance round a ring', () => {
  const lane = createLane(ring, keys);
  expect([0.4, 0.6, -0.6, 5.6, 605.6].map((at) => nearestKey(lane, at))).toEqual(['a', 'b', 'f', 'a', 'a']);
});

it('names the slide at the end beyond it', () => {
  const lane = createLane(line, keys);
  expect([-0.9, 7].map((at) => nearestKey(lane, at))).toEqual(['a', 'f']);
});

describe('beyond an end', () => {
  const lane = createLane(line, keys);
  it('slides follow less and less, and never far', () => {
    const [little = 0, more = 0, most = 0] = [5.1, 6, 60].map((at) => resisted(lane, at, line) - 5);
    expect(little).toBeLessThan(0.1);
    expect(more).toBeGreaterThan(little);
    expect(most).toBeGreaterThan(more);
    expect(most).toBeLessThanOrEqual(0.15);
  });
  it('they follow further with overshoot', () => {
    const elastic = settingsOf({ infinity: false, overshoot: true });
    expect(resisted(lane, -1, elastic)).toBeLessThan(resisted(lane, -1, line));
  });
  it.each([-2, -0.1, 0, 3.4, 5, 5.2, 8])('what is caught at %d stays where it is', (pulled) => {
    const at = resisted(lane, pulled, line);
    expect(resisted(lane, unresisted(lane, at, line), line)).toBeCloseTo(at, 6);
  });
  it('a ring has none', () => {
    expect(resisted(createLane(ring, keys), -7.3, ring)).toBe(-7.3);
    expect(clampPosition(createLane(ring, keys), 99.5)).toBe(99.5);
  });
});

describe('slides that are let go', () => {
  const letGo = (position: number, pxPerMs: number, carousel: object = {}, from = 2): number =>
    restAfter({
      lane: createLane(settingsOf({ infinity: false, ...carousel }), keys),
      settings: settingsOf({ infinity: false, ...carousel }),
      from,
      position,
      stepsPerMs: pxPerMs / 400,
      stepPx: 400,
      inertiaMs: 158,
    });
  it.each<[behaviour: string, position: number, pxPerMs: number, expected: number]>([
    ['go back when they were hardly moved', 2.3, 0, 2],
    ['go on when they were moved by more than half', 2.6, 0, 3],
    ['go where their speed carries them', 2.6, 2.5, 4],
    ['go at least to the next one after a flick', 2.1, 0.4, 3],
    ['go at least to the one before after a flick back', 1.9, -0.4, 1],
    ['go nowhere by a flick against the way they came', 2.1, -0.4, 2],
    ['do not go past an end', 4.8, 4, 5],
    ['come back from beyond an end', -0.1, -1, 0],
  ])('%s', (_, position, pxPerMs, expected) => {
    expect(letGo(position, pxPerMs)).toBe(expected);
  });
  it('rest where they come to without snapping', () => {
    expect(letGo(2.3, 0, { snap: false })).toBe(2.3);
    expect(letGo(2.3, 1, { snap: false })).toBeCloseTo(2.3 + 158 / 400, 6);
    expect(letGo(-0.1, 0, { snap: false })).toBe(0);
  });
  it('go round a ring', () => {
    expect(letGo(5.6, 0, { infinity: true }, 5)).toBe(6);
    expect(letGo(-12.4, 0, { infinity: true }, -12)).toBe(-12);
  });
});

describe('coming to rest', () => {
  it('leaves nine tenths of the way after each frame of 60 a second', () => {
    const { ease, durationMs } = settleOf(ring);
    for (const frame of [1, 2, 10, 40])
      expect(1 - ease((frame * 1000) / 60 / durationMs)).toBeCloseTo(0.9 ** frame, 6);
    expect(1 - ease(0.9999)).toBeLessThan(0.002);
    expect(ease(1)).toBe(1);
  });
  it('starts as fast as the slides were', () => {
    const { ease, durationMs, inertiaMs } = settleOf(ring);
    const stepsPerMs = 0.003;
    const way = stepsPerMs * inertiaMs;
    expect((way * ease(1 / durationMs)) / 1).toBeCloseTo(stepsPerMs, 4);
  });
  it('swings past its end with overshoot, and comes back', () => {
    const { ease } = settleOf(settingsOf({ overshoot: true }));
    const way = Array.from({ length: 100 }, (_, at) => ease(at / 100));
    expect(Math.max(...way)).toBeGreaterThan(1.05);
    expect(Math.max(...way)).toBeLessThan(1.2);
    expect(ease(1)).toBe(1);
  });
});
