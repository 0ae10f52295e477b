// @vitest-environment happy-dom
import { createTestClock } from '@vitrine/browser/testing';
import { afterEach, describe, expect, it } from 'vitest';
import { createTestPointer } from '../input/testing/pointer.ts';
import { createScrubber } from './createScrubber.ts';

afterEach(() => document.body.replaceChildren());

/** A track of 400 px with a handle of 20 px at its middle line; slides stand 100 px apart. */
function createTrack({ count = 5, dir = 'ltr' } = {}) {
  const track = document.createElement('div');
  const handle = document.createElement('button');
  track.append(handle);
  track.style.direction = dir;
  document.body.append(track);
  const clock = createTestClock();
  const asked: number[] = [];
  const told: boolean[] = [];
  const at = (): number => Number(track.style.getPropertyValue('--at'));
  track.getBoundingClientRect = () => new DOMRect(0, 0, 400, 20);
  handle.getBoundingClientRect = () => new DOMRect((dir === 'rtl' ? 1 - at() : at()) * 400 - 10, 0, 20, 20);
  const scrubber = createScrubber({
    track,
    handle,
    clock,
    request: (index) => void asked.push(index),
    onDragging: (isDragging) => void told.push(isDragging),
  });
  scrubber.stand(0, count);
  const ms = (): string => track.style.getPropertyValue('--ms');
  return { track, handle, clock, asked, told, at, ms, scrubber };
}

describe.each(['mouse', 'touch', 'pen'] as const)('by %s', (type) => {
  it('the handle follows the pointer from where it was taken', () => {
    const { handle, at, ms, told } = createTrack();
    const pointer = createTestPointer({ type });
    pointer.down(handle, 4, 10);
    expect(at()).toBe(0);
    pointer.move(104, 10);
    expect([at(), ms(), told]).toEqual([0.25, '0ms', [true]]);
    pointer.up(104, 10);
    expect(told).toEqual([true, false]);
  });

  it('a press on the track jumps there', () => {
    const { track, clock, asked, at, ms } = createTrack();
    const pointer = createTestPointer({ type });
    pointer.down(track, 290, 10);
    expect([at(), ms()]).toEqual([0.75, '200ms']);
    pointer.move(293, 12);
    pointer.up(293, 12);
    clock.advance(1);
    expect(asked).toEqual([3]);
  });
});

it('asks for the slide that it has rested over for 0.2 s while it is held', () => {
  const { handle, clock, asked } = createTrack();
  const pointer = createTestPointer();
  pointer.down(handle, 0, 0);
  pointer.move(100, 0);
  clock.advance(199);
  pointer.move(210, 0);
  clock.advance(199);
  expect(asked).toEqual([]);
  pointer.move(220, 0);
  clock.advance(1);
  expect(asked).toEqual([2]);
});

it('asks for nothing when it comes back to its slide', () => {
  const { handle, clock, asked } = createTrack();
  const pointer = createTestPointer();
  pointer.down(handle, 0, 0);
  pointer.move(100, 0);
  pointer.move(5, 0);
  clock.advance(1000);
  pointer.up(5, 0);
  clock.advance(1000);
  expect(asked).toEqual([]);
});

it('glides on when it is let go fast, and asks once it has rested', () => {
  const { handle, clock, asked, at } = createTrack();
  const pointer = createTestPointer();
  pointer.down(handle, 0, 0);
  for (let x = 0; x <= 120; x += 10) {
    clock.advance(10);
    pointer.move(x, 0);
  }
  pointer.up(120, 0);
  expect(at()).toBe(0.75);
  clock.advance(300);
  expect(asked).toEqual([]);
  clock.advance(1500);
  expect(asked).toEqual([3]);
});

it('resists beyond its ends and comes back', () => {
  const { handle, at } = createTrack();
  const pointer = createTestPointer();
  pointer.down(handle, 0, 0);
  pointer.move(-200, 0);
  expect(at()).toBeCloseTo(-0.1, 10);
  pointer.up(-200, 0);
  expect(at()).toBe(0);
});

it('goes back when the browser takes the pointer away', () => {
  const { handle, clock, asked, at, told, scrubber } = createTrack();
  const pointer = createTestPointer();
  pointer.down(handle, 0, 0);
  pointer.move(300, 0);
  pointer.cancel();
  clock.advance(1000);
  expect([at(), asked, told]).toEqual([0, [], [true, false]]);
  scrubber.stand(2, 5);
  expect(at()).toBe(0.5);
});

it('is mirrored where reading goes left', () => {
  const { handle, at } = createTrack({ dir: 'rtl' });
  const pointer = createTestPointer();
  pointer.down(handle, 400, 0);
  pointer.move(300, 0);
  expect(at()).toBe(0.25);
});

it('follows the slides, but not from under a hand', () => {
  const { handle, scrubber, at } = createTrack();
  scrubber.stand(2, 5);
  expect(at()).toBe(0.5);
  const pointer = createTestPointer();
  pointer.down(handle, 200, 0);
  pointer.move(300, 0);
  scrubber.stand(4, 5);
  expect(at()).toBe(0.75);
});

it('stays where it was pressed to while that slide is on its way', () => {
  const { track, clock, scrubber, at } = createTrack();
  const pointer = createTestPointer();
  pointer.down(track, 300, 0);
  pointer.up(300, 0);
  clock.advance(1);
  scrubber.stand(0, 5);
  expect(at()).toBe(0.75);
});

it('stands right when slides are fewer than before', () => {
  const { scrubber, at } = createTrack();
  scrubber.stand(2, 5);
  scrubber.stand(2, 3);
  expect(at()).toBe(1);
});

it('hears keys, several in a row', () => {
  const { handle, clock, asked, at } = createTrack();
  const press = (key: string): boolean =>
    handle.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  expect(press('ArrowRight')).toBe(false);
  press('ArrowRight');
  clock.advance(1);
  press('End');
  clock.advance(1);
  expect([asked, at(), press('x')]).toEqual([[2, 4], 1, true]);
});

it('does nothing with one slide', () => {
  const { track, at, told } = createTrack({ count: 1 });
  createTestPointer().down(track, 300, 0);
  expect([at(), told]).toEqual([0, []]);
});

it('hears and asks nothing once it is stopped', () => {
  const { handle, clock, asked, scrubber, told } = createTrack();
  const pointer = createTestPointer();
  pointer.down(handle, 0, 0);
  pointer.move(300, 0);
  scrubber.dispose();
  clock.advance(1000);
  pointer.move(0, 0);
  expect([asked, told, clock.pending]).toEqual([[], [true, false], 0]);
});
