// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { createTestClock, type TestClock } from '../testing/createTestClock.ts';
import { scrollTo } from './scrollTo.ts';

const PAGE_PX = 5000;
const VIEW_PX = 800;

function measured(element: Element, height: number, view: number): void {
  Object.defineProperties(element, {
    scrollHeight: { value: height, configurable: true },
    clientHeight: { value: view, configurable: true },
  });
}

let clock: TestClock;
let done: boolean[];
const start = (top: number, more: Partial<Parameters<typeof scrollTo>[0]> = {}) =>
  scrollTo({
    container: window,
    clock,
    top: () => top,
    durationMs: 1000,
    ease: (progress) => progress,
    reducedMotion: false,
    onDone: (arrived) => done.push(arrived),
    ...more,
  });

beforeEach(() => {
  clock = createTestClock();
  done = [];
  measured(document.documentElement, PAGE_PX, VIEW_PX);
  window.scrollTo(0, 100);
});

describe('scrollTo', () => {
  it('goes from where the page is to the target in its time, along the ease', () => {
    start(1100, { ease: (progress) => progress ** 2 });
    clock.advance(500);
    expect(window.scrollY).toBeCloseTo(350, 5);
    expect(done).toEqual([]);
    clock.advance(500);
    expect(window.scrollY).toBe(1100);
    expect(done).toEqual([true]);
    expect(clock.pending).toBe(0);
  });

  it('stops at the end of the page, and eases towards that end', () => {
    start(9000);
    clock.advance(500);
    expect(window.scrollY).toBeCloseTo((100 + PAGE_PX - VIEW_PX) / 2, 5);
    clock.advance(500);
    expect(window.scrollY).toBe(PAGE_PX - VIEW_PX);
  });

  it('does nothing for a negative target', () => {
    start(-50);
    clock.advance(2000);
    expect({ at: window.scrollY, done }).toEqual({ at: 100, done: [false] });
  });

  it('goes to the very start', () => {
    start(-0.4);
    clock.advance(2000);
    expect(window.scrollY).toBe(0);
  });

  it.each([
    ['the visitor asks for less motion', { reducedMotion: true }],
    ['it has no time', { durationMs: 0 }],
  ])('jumps when %s', (_, more) => {
    start(1100, more);
    expect({ at: window.scrollY, done }).toEqual({ at: 1100, done: [true] });
    expect(clock.pending).toBe(0);
  });

  it('follows a target that moves while it scrolls', () => {
    let top = 1100;
    start(0, { top: () => top });
    clock.advance(500);
    top = 2100;
    clock.advance(500);
    expect(window.scrollY).toBe(2100);
  });

  it.each([
    ['wheel', new Event('wheel', { bubbles: true })],
    ['touchstart', new Event('touchstart', { bubbles: true })],
    ['the key PageDown', new KeyboardEvent('keydown', { key: 'PageDown', bubbles: true })],
    ['the key Space', new KeyboardEvent('keydown', { key: ' ', bubbles: true })],
  ])('gives way to %s', (_, event) => {
    start(1100);
    clock.advance(500);
    const at = window.scrollY;
    document.body.dispatchEvent(event);
    clock.advance(1000);
    expect({ at: window.scrollY, done }).toEqual({ at, done: [false] });
    expect(clock.pending).toBe(0);
  });

  it('gives way to a press on the scrollbar, not to one in the page', () => {
    start(1100);
    clock.advance(500);
    document.body.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }));
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'a', bubbles: true }));
    expect(done).toEqual([]);
    document.documentElement.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }));
    expect(done).toEqual([false]);
  });

  it('gives way to another scroll of the same box', () => {
    start(1100);
    clock.advance(500);
    start(100);
    clock.advance(2000);
    expect({ at: window.scrollY, done }).toEqual({ at: 100, done: [false, true] });
  });

  it('is stopped by its disposer, which tells nobody', () => {
    const stop = start(1100);
    clock.advance(500);
    const at = window.scrollY;
    stop();
    stop();
    clock.advance(1000);
    expect({ at: window.scrollY, done, pending: clock.pending }).toEqual({ at, done: [], pending: 0 });
  });

  it('no longer listens once it has arrived', () => {
    start(1100);
    clock.advance(1000);
    window.dispatchEvent(new Event('wheel'));
    expect(done).toEqual([true]);
  });

  it('scrolls an element and leaves the page where it is', () => {
    const box = document.createElement('div');
    document.body.append(box);
    measured(box, 2000, 500);
    start(700, { container: box });
    clock.advance(1000);
    expect([box.scrollTop, window.scrollY]).toEqual([700, 100]);
  });
});
