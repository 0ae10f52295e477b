// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestClock, type TestClock } from '../testing/createTestClock.ts';
import { requestMotionPermission } from './motionPermission.ts';
import { observeOrientation } from './observeOrientation.ts';
import { observeTilt, type Tilt } from './observeTilt.ts';
import { pixelRatio } from './pixelRatio.ts';

let clock: TestClock;
let calls: number[];
const call = (): void => void calls.push(Math.round(clock.now()));

beforeEach(() => {
  clock = createTestClock();
  calls = [];
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
