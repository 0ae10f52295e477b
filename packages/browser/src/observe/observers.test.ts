// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Clock } from '../clock/Clock.ts';
import { createTestClock, type TestClock } from '../testing/createTestClock.ts';
import { requestMotionPermission } from './motionPermission.ts';
import { observeOrientation } from './observeOrientation.ts';
import { observeScroll } from './observeScroll.ts';
import { observeTilt, type Tilt } from './observeTilt.ts';
import { observeWindowResize } from './observeWindowResize.ts';
import { pixelRatio } from './pixelRatio.ts';
import { watchFirstInteraction } from './watchFirstInteraction.ts';

let clock: TestClock;
let calls: number[];
const call = (): void => void calls.push(Math.round(clock.now()));

beforeEach(() => {
  clock = createTestClock();
  calls = [];
});

describe('scrolling', () => {
  it('is told once a frame, also of boxes inside the page, until it is stopped', () => {
    const box = document.body.appendChild(document.createElement('div'));
    const stop = observeScroll(call, { clock });
    window.dispatchEvent(new Event('scroll'));
    box.dispatchEvent(new Event('scroll'));
    clock.advance(17);
    expect(calls).toHaveLength(1);
    box.dispatchEvent(new Event('scroll'));
    clock.advance(17);
    expect(calls).toHaveLength(2);
    box.dispatchEvent(new Event('scroll'));
    stop();
    clock.advance(100);
    expect([calls.length, clock.pending]).toEqual([2, 0]);
    box.remove();
  });

  it('is told at most 150 times a second on mobile, and the last of it always', () => {
    const fast: Clock = {
      now: clock.now,
      after: clock.after,
      nextFrame: (next) => clock.after(1, () => next(clock.now())),
    };
    const stop = observeScroll(call, { clock: fast, isMobile: true });
    for (let ms = 0; ms < 1000; ms++) {
      window.dispatchEvent(new Event('scroll'));
      clock.advance(1);
    }
    clock.advance(50);
    expect(calls.length).toBeLessThanOrEqual(150);
    expect(calls.length).toBeGreaterThan(120);
    expect(calls.at(-1)).toBeGreaterThanOrEqual(1000);
    stop();
  });
});

it('a new window size is told when it rests', () => {
  const stop = observeWindowResize(call, { clock });
  window.dispatchEvent(new Event('resize'));
  clock.advance(50);
  window.dispatchEvent(new Event('resize'));
  clock.advance(500);
  expect(calls).toEqual([150]);
  window.dispatchEvent(new Event('resize'));
  stop();
  window.dispatchEvent(new Event('resize'));
  clock.advance(500);
  expect(calls).toEqual([150]);
});

describe('a turned screen', () => {
  it('is told three times, and only of the last turn', () => {
    const orientation = new EventTarget();
    vi.stubGlobal('screen', { orientation });
    const stop = observeOrientation(call, clock);
    orientation.dispatchEvent(new Event('change'));
    clock.advance(50);
    orientation.dispatchEvent(new Event('change'));
    clock.advance(5000);
    expect(calls).toEqual([0, 50, 150, 1050]);
    orientation.dispatchEvent(new Event('change'));
    stop();
    clock.advance(5000);
    expect(calls).toHaveLength(4);
  });

  it('is heard from the window where the screen does not tell', () => {
    vi.stubGlobal('screen', {});
    const stop = observeOrientation(call, clock);
    window.dispatchEvent(new Event('orientationchange'));
    clock.advance(1000);
    expect(calls).toHaveLength(3);
    stop();
  });
});

describe('the first interaction', () => {
  it.each(['click', 'keydown', 'touchstart'])('is a %s, and stays', (name) => {
    const first = watchFirstInteraction();
    first.onFirst(call);
    const stop = first.onFirst(call);
    stop();
    expect([first.hasHappened, calls.length]).toEqual([false, 0]);
    document.body.dispatchEvent(new Event(name));
    document.body.dispatchEvent(new Event(name));
    expect([first.hasHappened, calls.length]).toEqual([true, 1]);
    first.onFirst(call);
    expect(calls).toHaveLength(2);
  });

  it('counts when it was before the script, and is not heard once disposed of', () => {
    vi.stubGlobal('navigator', { userActivation: { hasBeenActive: true } });
    expect(watchFirstInteraction().hasHappened).toBe(true);
    vi.stubGlobal('navigator', {});
    const first = watchFirstInteraction();
    first.dispose();
    window.dispatchEvent(new Event('click'));
    expect(first.hasHappened).toBe(false);
  });
});

describe('how a device is held', () => {
  const tilt = (beta: number | null, gamma: number | null): Event =>
    Object.assign(new Event('deviceorientation'), { beta, gamma });
  const nextTurn = (): Promise<void> => new Promise((done) => void setTimeout(done));
  const guarded = (answer: () => Promise<string>) => {
    const asked = { count: 0 };
    vi.stubGlobal('DeviceOrientationEvent', {
      requestPermission: () => {
        asked.count++;
        return answer();
      },
    });
    return asked;
  };

  it('is told where nobody has to be asked', () => {
    vi.stubGlobal('DeviceOrientationEvent', {});
    const told: Tilt[] = [];
    const stop = observeTilt((now) => void told.push(now));
    window.dispatchEvent(tilt(10, -5));
    window.dispatchEvent(tilt(null, null));
    stop();
    window.dispatchEvent(tilt(1, 1));
    expect(told).toEqual([{ beta: 10, gamma: -5 }]);
  });

  it('is asked for by the first click where the visitor has to allow it', async () => {
    const asked = guarded(async () => 'granted');
    const told: Tilt[] = [];
    const stop = observeTilt((now) => void told.push(now));
    expect(asked.count).toBe(0);
    window.dispatchEvent(new Event('click'));
    window.dispatchEvent(new Event('click'));
    await nextTurn();
    window.dispatchEvent(tilt(2, 2));
    stop();
    window.dispatchEvent(tilt(3, 3));
    expect([asked.count, told]).toEqual([1, [{ beta: 2, gamma: 2 }]]);
  });

  it('is heard without asking when someone else asks', () => {
    const asked = guarded(async () => 'granted');
    const told: Tilt[] = [];
    const stop = observeTilt((now) => void told.push(now), { asks: false });
    window.dispatchEvent(new Event('click'));
    window.dispatchEvent(tilt(2, 2));
    stop();
    expect([asked.count, told.length]).toEqual([0, 1]);
  });

  it('is not heard again when the answer comes after the end', async () => {
    guarded(async () => 'granted');
    const told: Tilt[] = [];
    const stop = observeTilt((now) => void told.push(now));
    window.dispatchEvent(new Event('click'));
    stop();
    await nextTurn();
    window.dispatchEvent(tilt(2, 2));
    expect(told).toEqual([]);
  });

  it.each([
    ['granted', async () => 'granted', true],
    ['denied', async () => 'denied', false],
    ['refused by the browser', () => Promise.reject(new Error('no gesture')), false],
  ])('may be known when it was %s', async (_, answer, isAllowed) => {
    guarded(answer);
    await expect(requestMotionPermission()).resolves.toBe(isAllowed);
  });

  it('needs nobody’s leave where the platform does not ask', async () => {
    vi.stubGlobal('DeviceOrientationEvent', {});
    vi.stubGlobal('DeviceMotionEvent', undefined);
    await expect(requestMotionPermission()).resolves.toBe(true);
  });
});

it.each([
  [0.5, 1],
  [1.5, 1.5],
  [3, 2],
])('of %d screen pixels for one of the page %d are drawn', (real, drawn) => {
  vi.stubGlobal('devicePixelRatio', real);
  expect(pixelRatio()).toBe(drawn);
});
