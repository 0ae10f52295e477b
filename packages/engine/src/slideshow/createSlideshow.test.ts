import { createTestClock } from '@vitrine/browser/testing';
import { describe, expect, it } from 'vitest';
import type { HoldReason, SlideshowStatus } from '../ports/Show.ts';
import { createSlideshow } from './createSlideshow.ts';

function createTestSlideshow() {
  const clock = createTestClock();
  const seen: { ended: number; statuses: SlideshowStatus[] } = { ended: 0, statuses: [] };
  const show = createSlideshow({
    clock,
    onEnded: () => seen.ended++,
    onStatus: (status) => seen.statuses.push(status),
  });
  return { clock, show, seen };
}

it('ends when the slide’s time is over, once', () => {
  const { clock, show, seen } = createTestSlideshow();
  show.start(9000);
  clock.advance(8999);
  expect(seen.ended).toBe(0);
  clock.advance(100_000);
  expect(seen.ended).toBe(1);
  expect(seen.statuses).toEqual(['playing', 'off']);
});

it('keeps the time that is left while it is held', () => {
  const { clock, show, seen } = createTestSlideshow();
  show.start(9000);
  clock.advance(4000);
  show.hold('hover');
  clock.advance(60_000);
  expect(show.remainingMs).toBe(5000);
  show.release('hover');
  clock.advance(4999);
  expect(seen.ended).toBe(0);
  clock.advance(1);
  expect(seen.ended).toBe(1);
});

it('runs only when no reason is left', () => {
  const { clock, show } = createTestSlideshow();
  show.start(1000);
  const reasons: HoldReason[] = ['hover', 'tab', 'media', 'visitor'];
  for (const reason of reasons) show.hold(reason);
  for (const reason of reasons.slice(0, -1)) show.release(reason);
  clock.advance(5000);
  expect(show.status).toBe('paused');
  show.release('visitor');
  expect(show.status).toBe('playing');
});

it('stays held through the start of a slide', () => {
  const { clock, show, seen } = createTestSlideshow();
  show.hold('reducedMotion');
  show.start(1000);
  clock.advance(5000);
  expect(seen.ended).toBe(0);
  expect(show.status).toBe('paused');
});

it('does not count a reason twice', () => {
  const { show } = createTestSlideshow();
  show.start(1000);
  show.hold('drag');
  show.hold('drag');
  show.release('drag');
  expect(show.status).toBe('playing');
});

describe('stopped', () => {
  it('does nothing until it is started anew', () => {
    const { clock, show, seen } = createTestSlideshow();
    show.start(1000);
    show.stop();
    show.release('hover');
    clock.advance(5000);
    expect([seen.ended, show.status, clock.pending]).toEqual([0, 'off', 0]);
    show.start(10);
    clock.advance(10);
    expect(seen.ended).toBe(1);
  });
});

it('may be started again by what its end calls', () => {
  const clock = createTestClock();
  let ended = 0;
  const show = createSlideshow({
    clock,
    onEnded: () => {
      ended++;
      if (ended < 3) show.start(100);
    },
  });
  show.start(100);
  clock.advance(1000);
  expect(ended).toBe(3);
});
