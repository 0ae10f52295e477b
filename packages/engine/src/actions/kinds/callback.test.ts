import { createTestClock } from '@vitrine/browser/testing';
import { describe, expect, it, vi } from 'vitest';
import { createActionRunner } from '../createActionRunner.ts';
import { createTestHost } from '../testing/createTestHost.ts';
import { runAction } from '../testing/runAction.ts';
import { actionOf } from '../testing/slideWith.ts';

describe('callbacks', () => {
  it.each(['greet', ' greet ', 'greet()', 'greet( ) ;', 'greet;'])('%j calls what is registered', (cb) => {
    const calls: unknown[] = [];
    runAction({ a: 'callback', cb }, ({ callbacks }) =>
      callbacks.set('greet', (payload) => calls.push(payload)),
    );
    expect(calls).toEqual([{ layerId: '9', event: null }]);
  });

  it('never reach into the page, and a missing one is told once', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const clock = createTestClock();
    const runner = createActionRunner({ clock, host: createTestHost() });
    const called = vi.fn<() => void>();
    vi.stubGlobal('trap', called);
    for (const cb of ['trap', 'window.trap', 'trap(1)', 'constructor', 'trap']) {
      runner.run({
        action: actionOf({ a: 'callback', cb }),
        source: '9',
        event: null,
        browserFollows: false,
      });
    }
    expect(called).not.toHaveBeenCalled();
    expect(warn.mock.calls.flat()).toEqual([
      'no callback is registered under the name "trap"',
      'no callback is registered under the name "window.trap"',
      'no callback is registered under the name "trap(1)"',
      'no callback is registered under the name "constructor"',
    ]);
  });
});
