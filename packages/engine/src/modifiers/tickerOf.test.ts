import { createTestClock } from '@vitrine/browser/testing';
import { expect, it } from 'vitest';
import { tickerOf } from './tickerOf.ts';

const FRAME_MS = 17;

it('lets everyone read before the first one writes', () => {
  const clock = createTestClock();
  const told: string[] = [];
  const mover = (name: string) => ({
    read: () => void told.push(`${name} reads`),
    write: () => {
      told.push(`${name} writes`);
      return false;
    },
  });
  for (const name of ['a', 'b']) tickerOf(clock).wake(mover(name));
  clock.advance(FRAME_MS);
  expect(told).toEqual(['a reads', 'b reads', 'a writes', 'b writes']);
});

it('runs only while something moves', () => {
  const clock = createTestClock();
  let left = 3;
  const mover = { read: () => undefined, write: () => --left > 0 };
  tickerOf(clock).wake(mover);
  clock.advance(1000);
  expect([left, clock.pending]).toEqual([0, 0]);
});

it('calls nobody who was forgotten', () => {
  const clock = createTestClock();
  const mover = {
    read: () => undefined,
    write: () => {
      throw new Error('was called');
    },
  };
  tickerOf(clock).wake(mover);
  tickerOf(clock).forget(mover);
  clock.advance(100);
  expect(clock.pending).toBe(0);
});
