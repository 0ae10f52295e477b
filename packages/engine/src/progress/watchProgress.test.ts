// @vitest-environment happy-dom
import { createTestClock } from '@vitrine/browser/testing';
import { openModule } from '@vitrine/model';
import { createTestTimelines } from '@vitrine/motion/testing';
import { describe, expect, it } from 'vitest';
import { createShow } from '../slideshow/createShow.ts';
import { watchProgress } from './watchProgress.ts';

const LENGTH_MS = 3000;

/** A bar beside a slideshow whose slides a test lets come by hand. */
function createBar(pbar: Record<string, unknown> = {}, { count = 3, isReduced = false, loop = 0 } = {}) {
  const clock = createTestClock();
  const timelines = createTestTimelines(clock);
  const settings = openModule({ id: '1', settings: { pbar: { set: true, ...pbar } }, slides: {} }).settings
    .progressBar;
  if (!settings) throw new Error('no progress bar was read');
  let number = 1;
  const show = createShow({
    clock,
    auto: true,
    loop,
    stopAt: 0,
    position: () => ({ number, count }),
    onEnded: () => undefined,
    onNext: () => undefined,
    onFinished: () => undefined,
    onPause: () => undefined,
    onResume: () => undefined,
  });
  const bar = document.createElement('div');
  const fill = document.createElement('i');
  const dispose = watchProgress({
    player: { onShow: show.watch },
    settings,
    bar,
    fills: [fill],
    environment: {
      clock,
      onReducedMotion(call) {
        call(isReduced);
        return () => undefined;
      },
    },
    motion: timelines,
  });
  const come = (next: number, stops = false): void => {
    number = next;
    show.slideCame({ lengthMs: LENGTH_MS, stops });
  };
  /** How much of the bar is filled, from 0 to 1. */
  const filled = (): number => {
    const line = timelines.alive[0];
    return line ? line.timeMs / line.durationMs : Number.NaN;
  };
  return { clock, timelines, show, bar, come, filled, dispose };
}

it('is empty before the first slide has come, and hidden while the show is off', () => {
  const { bar, filled } = createBar({}, { count: 1 });
  expect([filled(), bar.hasAttribute('data-off')]).toEqual([0, true]);
});

it('runs with the slide’s time, and nothing of ours runs meanwhile', () => {
  const { clock, come, filled, bar } = createBar();
  come(1);
  const pending = clock.pending;
  clock.advance(1500);
  expect(filled()).toBeCloseTo(0.5, 6);
  clock.advance(1499);
  expect(filled()).toBeCloseTo(2999 / 3000, 6);
  expect([clock.pending, bar.hasAttribute('data-off')]).toEqual([pending, false]);
});

it('stands where the show is held, and goes on from the same place', () => {
  const { clock, come, filled, show } = createBar();
  come(1);
  clock.advance(600);
  show.timer.hold('hover');
  clock.advance(5000);
  expect(filled()).toBeCloseTo(0.2, 6);
  show.timer.release('hover');
  clock.advance(300);
  expect(filled()).toBeCloseTo(0.3, 6);
});

it('stays full until the next slide has come, and starts over with it', () => {
  const { clock, come, filled } = createBar();
  come(1);
  clock.advance(LENGTH_MS + 500);
  expect(filled()).toBe(1);
  come(2);
  expect(filled()).toBe(0);
  clock.advance(300);
  expect(filled()).toBeCloseTo(0.1, 6);
});

it('is empty on a slide that stops the show, whatever holds that meanwhile', () => {
  const { clock, come, filled, show } = createBar();
  come(1);
  clock.advance(LENGTH_MS);
  come(2, true);
  show.timer.hold('hover');
  show.timer.release('hover');
  expect(filled()).toBe(0);
});

it('fades away when the show is finished', () => {
  const { clock, come, bar } = createBar({}, { loop: 1, count: 2 });
  come(1);
  clock.advance(LENGTH_MS);
  come(2);
  clock.advance(LENGTH_MS - 1);
  expect(bar.hasAttribute('data-off')).toBe(false);
  clock.advance(1);
  expect(bar.hasAttribute('data-off')).toBe(true);
});

describe('that runs back at the end', () => {
  it('is back soon, where the next slide is by then', () => {
    const { clock, come, filled } = createBar({ rev: 'animate' });
    come(1);
    clock.advance(LENGTH_MS);
    come(2);
    expect(filled()).toBeCloseTo(1, 2);
    clock.advance(150);
    expect(filled()).toBeCloseTo(0.55, 2);
    clock.advance(150);
    expect(filled()).toBeCloseTo(0.1, 6);
    clock.advance(600);
    expect(filled()).toBeCloseTo(0.3, 6);
  });

  it('stands where the show was held on its way', () => {
    const { clock, come, filled, show } = createBar({ rev: 'animate' });
    come(1);
    clock.advance(LENGTH_MS);
    come(2);
    clock.advance(60);
    show.timer.hold('drag');
    clock.advance(1000);
    expect(filled()).toBeCloseTo(0.02, 6);
  });
});

describe('of the module', () => {
  it('shows the slides that are done and the running one', () => {
    const { clock, come, filled, bar } = createBar({ base: 'module' });
    come(2);
    clock.advance(1500);
    expect(filled()).toBeCloseTo(0.5, 6);
    clock.advance(1500);
    come(3);
    clock.advance(1500);
    expect(filled()).toBeCloseTo(5 / 6, 6);
    expect(bar.style.getPropertyValue('--n')).toBe('3');
  });

  it('goes back when a slide before is chosen', () => {
    const { clock, come, filled } = createBar({ base: 'module' });
    come(3);
    clock.advance(1000);
    come(1);
    expect(filled()).toBe(0);
  });
});

describe('for who wants no motion', () => {
  it('nothing runs', () => {
    const { clock, come, filled, timelines } = createBar({ base: 'module' }, { isReduced: true });
    come(2);
    clock.advance(1500);
    expect(filled()).toBeCloseTo(1 / 3, 6);
    expect(timelines.alive.some(({ isRunning }) => isRunning)).toBe(false);
  });
});

it('leaves nothing behind', () => {
  const { clock, come, timelines, dispose } = createBar({ rev: 'animate' });
  come(1);
  clock.advance(LENGTH_MS);
  come(2);
  dispose();
  expect(timelines.alive).toEqual([]);
});
