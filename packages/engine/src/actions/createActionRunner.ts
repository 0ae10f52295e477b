import { createDisposers, type Disposer } from '@vitrine/browser';
import { ACTION_DEBOUNCE_MS } from '../limits.ts';
import type { ActionCall } from './ActionKind.ts';
import { createCallMap } from './createCallMap.ts';
import { createGate } from './createGate.ts';
import { createPerformer, type PerformerOptions } from './createPerformer.ts';

export interface ActionRunner {
  /** Runs the action after its delay, unless it ran too short a time ago. Without a delay it has run on return. */
  run(call: ActionCall): void;
  /** Nothing that waits or repeats runs any more, nor anything new. */
  dispose: Disposer;
}

/** Says when and how often the actions of a slide run; what they do is in the table of kinds. */
export function createActionRunner(options: PerformerOptions): ActionRunner {
  const { clock } = options;
  const accepts = createGate(clock);
  const perform = createPerformer(options);
  const waiting = createDisposers();
  const repeats = createCallMap<Disposer>();
  let isDisposed = false;

  function after(ms: number, call: () => void): Disposer {
    const stop = waiting.add(
      clock.after(ms, () => {
        stop();
        call();
      }),
    );
    return stop;
  }

  function start(call: ActionCall): void {
    perform(call);
    if (call.action.repeatEveryMs > 0 && !isDisposed) repeat(call);
  }

  /** Until the slide is left. An action that is set off again starts its interval anew. */
  function repeat(call: ActionCall): void {
    const everyMs = Math.max(ACTION_DEBOUNCE_MS, call.action.repeatEveryMs);
    repeats.get(call)?.();
    repeats.set(
      call,
      after(everyMs, () => start(call)),
    );
  }

  return {
    run(call) {
      if (isDisposed || !accepts(call)) return;
      if (call.action.delayMs > 0) after(call.action.delayMs, () => start(call));
      else start(call);
    },
    dispose() {
      isDisposed = true;
      waiting.dispose();
    },
  };
}
