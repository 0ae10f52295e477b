// @vitest-environment happy-dom
import { createTestClock } from '@vitrine/browser/testing';
import { afterEach, describe, expect, it } from 'vitest';
import type { Position } from './Position.ts';
import { watchWheel, type WheelOptions } from './watchWheel.ts';

afterEach(() => document.body.replaceChildren());

function createWheeled(options: Partial<WheelOptions> & { at?: Position; share?: number } = {}) {
  const { at = { index: 1, count: 3, isRing: true }, share = 1, ...rest } = options;
  const root = document.createElement('div');
  document.body.append(root);
  const clock = createTestClock();
  const asked: unknown[] = [];
  let now = at;
  const dispose = watchWheel({
    root,
    wraps: false,
    isReversed: false,
    leastShare: 0.5,
    cooldownMs: 1500,
    clock,
    isRtl: () => false,
    position: () => now,
    request: (request) => void asked.push(request),
    onShare(_, call) {
      call(share);
      return () => undefined;
    },
    ...rest,
  });
  /** Whether the module took it from the page. */
  const wheel = ({ ctrlKey = false, ...init }: WheelEventInit, target: Element = root): boolean => {
    const event = new WheelEvent('wheel', { bubbles: true, cancelable: true, ...init });
    // The stand-in for a browser gives wheels no keys.
    Object.defineProperty(event, 'ctrlKey', { value: ctrlKey });
    return !target.dispatchEvent(event);
  };
  return { root, clock, asked, wheel, dispose, stand: (next: Position) => void (now = next) };
}

it('goes on by a notch down and back by one up', () => {
  const { clock, asked, wheel } = createWheeled();
  expect(wheel({ deltaY: 100 })).toBe(true);
  clock.advance(1500);
  wheel({ deltaY: -100 });
  expect(asked).toEqual(['+1', '-1']);
});

it('takes the wheel’s other axis too, in reading direction', () => {
  const ltr = createWheeled();
  ltr.wheel({ deltaX: 100, deltaY: 3 });
  const rtl = createWheeled({ isRtl: () => true });
  rtl.wheel({ deltaX: 100, deltaY: 3 });
  expect([ltr.asked, rtl.asked]).toEqual([['+1'], ['-1']]);
});

it('counts lines and pages as what they are', () => {
  const { asked, wheel } = createWheeled();
  wheel({ deltaY: 3, deltaMode: 1 });
  expect(asked).toEqual(['+1']);
});

it('goes the other way where that is set', () => {
  const { asked, wheel } = createWheeled({ isReversed: true });
  wheel({ deltaY: 100 });
  expect(asked).toEqual(['-1']);
});

it('gathers small turns, and holds the page from the first on', () => {
  const { clock, asked, wheel } = createWheeled();
  const held = [10, 10, 10].map((deltaY) => {
    clock.advance(20);
    return wheel({ deltaY });
  });
  expect([asked, held]).toEqual([['+1'], [true, true, true]]);
});

it('forgets small turns after a pause', () => {
  const { clock, asked, wheel } = createWheeled();
  for (let count = 0; count < 5; count++) {
    wheel({ deltaY: 10 });
    clock.advance(400);
  }
  expect(asked).toEqual([]);
});

it('waits out its cooldown', () => {
  const { clock, asked, wheel } = createWheeled();
  wheel({ deltaY: 100 });
  clock.advance(1000);
  expect(wheel({ deltaY: 100 })).toBe(true);
  expect(asked).toEqual(['+1']);
  clock.advance(500);
  wheel({ deltaY: 100 });
  expect(asked).toEqual(['+1', '+1']);
});

it('makes one step of a push on a trackpad, however long its inertia lasts', () => {
  const { clock, asked, wheel } = createWheeled({ cooldownMs: 300 });
  let speed = 120;
  for (let ms = 0; ms < 2500; ms += 16) {
    wheel({ deltaY: Math.max(1, speed) });
    speed *= 0.97;
    clock.advance(16);
  }
  expect(asked).toEqual(['+1']);
});

it('takes another push into the inertia of the last for what it is', () => {
  const { clock, asked, wheel } = createWheeled({ cooldownMs: 300 });
  for (const deltaY of [...Array.from({ length: 40 }, () => 20), 120, 100, 80]) {
    wheel({ deltaY });
    clock.advance(16);
  }
  expect(asked).toEqual(['+1', '+1']);
});

describe('at the ends', () => {
  const last: Position = { index: 2, count: 3, isRing: true };

  it('lets the page scroll on', () => {
    const { asked, wheel, clock } = createWheeled({ at: last });
    expect(wheel({ deltaY: 100 })).toBe(false);
    expect(asked).toEqual([]);
    clock.advance(1500);
    expect(wheel({ deltaY: -100 })).toBe(true);
  });

  it('lets it scroll on also while the last step cools down, but not by what is left of that turn', () => {
    const { wheel, stand, clock } = createWheeled();
    wheel({ deltaY: 100 });
    stand(last);
    clock.advance(50);
    expect(wheel({ deltaY: 60 })).toBe(true);
    clock.advance(200);
    expect(wheel({ deltaY: 100 })).toBe(false);
  });

  it('lets it scroll on under a wheel that never rests, once the last step has cooled down', () => {
    const { wheel, stand, clock } = createWheeled({ cooldownMs: 500 });
    wheel({ deltaY: 100 });
    stand(last);
    const held: boolean[] = [];
    for (let ms = 0; ms < 800; ms += 100) {
      clock.advance(100);
      held.push(wheel({ deltaY: 100 }));
    }
    expect(held).toEqual([true, true, true, true, false, false, false, false]);
  });

  it('turns on where the author wants it, if the slides are a ring', () => {
    const ring = createWheeled({ at: last, wraps: true });
    const row = createWheeled({ at: { ...last, isRing: false }, wraps: true });
    expect([ring.wheel({ deltaY: 100 }), row.wheel({ deltaY: 100 })]).toEqual([true, false]);
    expect([ring.asked, row.asked]).toEqual([['+1'], []]);
  });
});

describe('leaves to the page', () => {
  it('a wheel over a module of which too little is seen', () => {
    const { asked, wheel } = createWheeled({ share: 0.4 });
    expect([wheel({ deltaY: 100 }), asked]).toEqual([false, []]);
  });

  it('zooming', () => {
    const { asked, wheel } = createWheeled();
    expect([wheel({ deltaY: 100, ctrlKey: true }), asked]).toEqual([false, []]);
  });

  it('a wheel over a box inside that has more to scroll that way', () => {
    const { root, wheel, clock } = createWheeled();
    const box = document.createElement('div');
    box.style.overflowY = 'auto';
    Object.defineProperty(box, 'scrollHeight', { value: 500 });
    Object.defineProperty(box, 'clientHeight', { value: 100 });
    root.append(box);
    expect(wheel({ deltaY: 100 }, box)).toBe(false);
    clock.advance(1500);
    box.scrollTop = 400;
    expect(wheel({ deltaY: 100 }, box)).toBe(true);
  });

  it('everything once it is stopped', () => {
    const { wheel, dispose } = createWheeled();
    dispose();
    expect(wheel({ deltaY: 100 })).toBe(false);
  });
});
