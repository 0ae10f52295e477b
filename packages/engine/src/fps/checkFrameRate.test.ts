import { createTestClock } from '@vitrine/browser/testing';
import { expect, it } from 'vitest';
import { checkFrameRate } from './checkFrameRate.ts';

/** A clock whose frames take so long. */
function slowClock(frameMs: number) {
  const clock = createTestClock();
  return {
    ...clock,
    nextFrame: (call: (nowMs: number) => void) => clock.after(frameMs, () => call(clock.now())),
  };
}

it.each([
  [16, null],
  [33, null],
  [40, 25],
  [100, 10],
])('frames of %i ms: tells %j', (frameMs, expected) => {
  const clock = slowClock(frameMs);
  let told: number | null = null;
  checkFrameRate({ clock, onLow: (rate) => (told = rate) });
  clock.advance(8000);
  expect(told).toBe(expected);
});

it('forgives a single long frame', () => {
  let frame = 0;
  const clock = createTestClock();
  const stutters = {
    ...clock,
    nextFrame: (call: (nowMs: number) => void) =>
      clock.after(frame++ === 4 ? 900 : 16, () => call(clock.now())),
  };
  let told: number | null = null;
  checkFrameRate({ clock: stutters, onLow: (rate) => (told = rate) });
  clock.advance(8000);
  expect(told).toBeNull();
});

it('stops when it is told to', () => {
  const clock = slowClock(100);
  checkFrameRate({ clock, onLow: () => expect.unreachable() })();
  clock.advance(8000);
  expect(clock.pending).toBe(0);
});
