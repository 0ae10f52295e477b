// @vitest-environment happy-dom
import { createTestClock } from '@vitrine/browser/testing';
import { afterEach, expect, it, vi } from 'vitest';
import { findBox } from './findBox.ts';

afterEach(() => vi.restoreAllMocks());

it('takes a box that is there at once', async () => {
  const clock = createTestClock();
  expect(await findBox(() => document.body, clock)).toBe(document.body);
  expect(clock.pending).toBe(0);
});

it('looks again after 19 ms', async () => {
  const clock = createTestClock();
  let box: HTMLElement | null = null;
  const found = findBox(() => box, clock);
  clock.advance(18);
  box = document.body;
  clock.advance(1);
  expect(await found).toBe(document.body);
});

it('gives up after about 100 ms, and says so', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const clock = createTestClock();
  const looks = vi.fn<() => null>(() => null);
  const found = findBox(looks, clock);
  clock.advance(1000);
  expect(await found).toBeNull();
  expect(warn.mock.calls).toEqual([['Container element not found within the timeout period.']]);
  // At 0, 19, 38, 57, 76, 95 and 114 ms.
  expect(looks).toHaveBeenCalledTimes(7);
});

it('says nothing of a box that nobody waits for any more', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const clock = createTestClock();
  let isGivenUp = false;
  const found = findBox(
    () => null,
    clock,
    () => isGivenUp,
  );
  isGivenUp = true;
  clock.advance(19);
  expect(await found).toBeNull();
  expect([warn.mock.calls, clock.pending]).toEqual([[], 0]);
});
