import { createTestClock } from '@vitrine/browser/testing';
import { describe, expect, it, vi } from 'vitest';
import type { ActionCall } from './ActionKind.ts';
import { createActionRunner } from './createActionRunner.ts';
import { createTestHost } from './testing/createTestHost.ts';
import { actionOf } from './testing/slideWith.ts';

function setUp(onAction?: (call: ActionCall) => void) {
  const clock = createTestClock();
  const host = createTestHost();
  const runner = createActionRunner({ clock, host, ...(onAction ? { onAction } : {}) });
  const times: number[] = [];
  host.slides.request = () => void times.push(clock.now());
  const run = (action: ActionCall['action'], source: string | null = '1'): void =>
    runner.run({ action, source, event: null, browserFollows: false });
  return { clock, host, runner, run, times };
}

describe('when an action runs', () => {
  it('is at once without a delay', () => {
    const { run, times, clock } = setUp();
    run(actionOf({ a: 'next' }));
    expect({ times, pending: clock.pending }).toEqual({ times: [0], pending: 0 });
  });

  it('is after its delay', () => {
    const { run, times, clock } = setUp();
    run(actionOf({ a: 'next', d: '500' }));
    clock.advance(499);
    expect(times).toEqual([]);
    clock.advance(1);
    expect({ times, pending: clock.pending }).toEqual({ times: [500], pending: 0 });
  });

  it('is once from the same layer within 19 ms, and again after that', () => {
    const { run, times, clock } = setUp();
    const next = actionOf({ a: 'next' });
    run(next);
    clock.advance(18);
    run(next);
    clock.advance(1);
    run(next);
    expect(times).toEqual([0, 19]);
  });

  it('is at once from another layer, and of another action', () => {
    const { run, times } = setUp();
    const next = actionOf({ a: 'next' });
    run(next, '1');
    run(next, '2');
    run(next, null);
    run(actionOf({ a: 'next' }), '1');
    expect(times).toHaveLength(4);
  });

  it('is not within its rate limit, from whatever layer', () => {
    const { run, times, clock } = setUp();
    const next = actionOf({ a: 'next', rd: 300 });
    for (const [ms, source] of [
      [0, '1'],
      [200, '2'],
      [99, '1'],
      [1, '2'],
    ] as const) {
      clock.advance(ms);
      run(next, source);
    }
    expect(times).toEqual([0, 300]);
  });

  it('counts the rate limit from the event, also while a delay runs', () => {
    const { run, times, clock } = setUp();
    const next = actionOf({ a: 'next', rd: 300, d: 1000 });
    run(next);
    clock.advance(100);
    run(next);
    clock.advance(200);
    run(next);
    clock.advance(2000);
    expect(times).toEqual([1000, 1300]);
  });

  it('repeats at its interval until it is disposed of', () => {
    const { run, times, clock, runner } = setUp();
    run(actionOf({ a: 'next', rep: 400, d: 100 }));
    clock.advance(1000);
    expect(times).toEqual([100, 500, 900]);
    runner.dispose();
    clock.advance(5000);
    expect({ count: times.length, pending: clock.pending }).toEqual({ count: 3, pending: 0 });
  });

  it('starts its interval anew when it is set off again: repeats do not pile up', () => {
    const { run, times, clock } = setUp();
    const next = actionOf({ a: 'next', rep: 400 });
    run(next);
    clock.advance(300);
    run(next);
    clock.advance(1000);
    expect({ times, pending: clock.pending }).toEqual({ times: [0, 300, 700, 1100], pending: 1 });
  });

  it('repeats no faster than the debounce', () => {
    const { run, times, clock } = setUp();
    run(actionOf({ a: 'next', rep: 1 }));
    clock.advance(38);
    expect(times).toEqual([0, 19, 38]);
  });
});

describe('dispose', () => {
  it('cancels what waits and refuses what comes', () => {
    const { run, times, clock, runner } = setUp();
    run(actionOf({ a: 'next', d: 500 }));
    run(actionOf({ a: 'next', d: 900 }), '2');
    runner.dispose();
    runner.dispose();
    run(actionOf({ a: 'next' }));
    clock.advance(5000);
    expect({ times, pending: clock.pending }).toEqual({ times: [], pending: 0 });
  });

  it('may come from the action itself', () => {
    const { run, clock, runner, host } = setUp();
    host.slideshow.pause = () => runner.dispose();
    run(actionOf({ a: 'pause', rep: 100 }));
    expect(clock.pending).toBe(0);
  });
});

describe('onAction', () => {
  it('is told before the action runs, with what set it off', () => {
    const told: unknown[] = [];
    const { run, clock, times } = setUp(({ action, source }) =>
      told.push([action.kind, source, times.length]),
    );
    run(actionOf({ a: 'next', d: 50 }), '7');
    expect(told).toEqual([]);
    clock.advance(50);
    expect({ told, ran: times.length }).toEqual({ told: [['next', '7', 0]], ran: 1 });
  });

  it.each(['launchRocket', 'constructor', ''])(
    'is told of %j, which nobody knows and which does nothing',
    (a) => {
      const told: string[] = [];
      const { run, host } = setUp(({ action }) => told.push(action.kind));
      run(actionOf({ a }));
      expect({ told, asked: host.asked }).toEqual({ told: [a], asked: [] });
    },
  );
});

describe('an action that fails', () => {
  it('is told once, and the others run', () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { run, clock, host, times } = setUp();
    const fault = new Error('no modals here');
    host.modal.open = () => {
      throw fault;
    };
    const broken = actionOf({ a: 'open_modal', modal: 'x' });
    run(broken);
    run(actionOf({ a: 'next' }));
    clock.advance(100);
    run(broken);
    expect(times).toEqual([0]);
    expect(error.mock.calls).toEqual([['The action "open_modal" failed.', fault]]);
  });

  it('goes on repeating', () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { run, clock, host, times } = setUp();
    host.slides.request = () => {
      times.push(clock.now());
      throw new Error('not now');
    };
    run(actionOf({ a: 'next', rep: 100 }));
    clock.advance(200);
    expect(times).toEqual([0, 100, 200]);
  });
});

it('ends a ring of layers that simulate each other', () => {
  const { run, host } = setUp();
  const rings = {
    1: actionOf({ a: 'simulate', target: ['2'] }),
    2: actionOf({ a: 'simulate', target: ['1'] }),
  };
  host.onSimulate = (layerId) => run(layerId === '1' ? rings[1] : rings[2], layerId);
  run(rings[1], '1');
  expect(host.asked).toEqual([
    ['simulate', '2', 'click'],
    ['simulate', '1', 'click'],
  ]);
});

it('switches the text of a button over once a click, however many things it toggles', () => {
  const { run, host, clock } = setUp();
  const toggles = ['1', '2'].map((target) => actionOf({ a: 'togglelayer', target }));
  const texts = () => host.asked.filter(([verb]) => verb === 'toggleText');
  for (const action of toggles) run(action, '9');
  expect(texts()).toEqual([['toggleText', '9']]);
  clock.advance(100);
  for (const action of toggles) run(action, '9');
  expect(texts()).toHaveLength(2);
});
