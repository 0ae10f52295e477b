import { expect, it } from 'vitest';
import { createTestClock } from './createTestClock.ts';

it('makes calls in the order of their times, with the time they were due', () => {
  const clock = createTestClock();
  const seen: string[] = [];
  clock.after(200, () => seen.push(`late ${clock.now()}`));
  clock.after(50, () => {
    seen.push(`early ${clock.now()}`);
    clock.after(50, () => seen.push(`chained ${clock.now()}`));
  });
  clock.advance(199);
  expect(seen).toEqual(['early 50', 'chained 100']);
  clock.advance(1);
  expect(seen).toEqual(['early 50', 'chained 100', 'late 200']);
});

it('does not make a call that was taken back', () => {
  const clock = createTestClock();
  const stop = clock.after(10, () => expect.unreachable());
  stop();
  clock.advance(100);
  expect(clock.pending).toBe(0);
});

it('shows sixty frames a second', () => {
  const clock = createTestClock();
  let frames = 0;
  const draw = (): void => {
    frames++;
    clock.nextFrame(draw);
  };
  clock.nextFrame(draw);
  clock.advance(1000);
  expect(frames).toBe(60);
});
