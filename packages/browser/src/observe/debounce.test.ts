import { beforeEach, expect, it } from 'vitest';
import { createTestClock, type TestClock } from '../testing/createTestClock.ts';
import { debounce } from './debounce.ts';

let clock: TestClock;
let calls: number[];
const start = (more = {}) => debounce(() => void calls.push(clock.now()), { clock, ...more });

beforeEach(() => {
  clock = createTestClock();
  calls = [];
});

it('calls once, 100 ms after the last of many', () => {
  const { run } = start();
  for (let index = 0; index < 4; index++) {
    run();
    clock.advance(60);
  }
  clock.advance(1000);
  expect(calls).toEqual([280]);
});

it('calls after 1000 ms at the latest, and begins anew', () => {
  const { run } = start();
  for (let index = 0; index < 30; index++) {
    run();
    clock.advance(50);
  }
  clock.advance(1000);
  expect(calls).toEqual([1000, 1550]);
});

it('takes other times, and stops', () => {
  const { run, dispose } = start({ delayMs: 10, mostMs: 20 });
  run();
  clock.advance(10);
  run();
  dispose();
  clock.advance(100);
  expect(calls).toEqual([10]);
});
