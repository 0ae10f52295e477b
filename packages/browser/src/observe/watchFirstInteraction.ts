import { createDisposers, type Disposer } from '../dispose/Disposer.ts';
import { listen } from './listen.ts';

export interface FirstInteraction {
  /** The visitor has clicked, pressed a key or touched; for good. */
  readonly hasHappened: boolean;
  /** Calls once it has, at once when it has already. */
  onFirst(call: () => void): Disposer;
  dispose: Disposer;
}

/** spec/1 §4. What the visitor did before the script came counts where the browser remembers it. */
export function watchFirstInteraction(target: EventTarget = window): FirstInteraction {
  let hasHappened = navigator.userActivation?.hasBeenActive ?? false;
  const calls = new Set<() => void>();
  const listening = createDisposers();
  const happen = (): void => {
    hasHappened = true;
    listening.dispose();
    for (const call of calls) call();
    calls.clear();
  };
  if (!hasHappened)
    for (const name of ['click', 'keydown', 'touchstart'])
      listening.add(listen(target, name, happen, { capture: true, passive: true }));
  return {
    get hasHappened() {
      return hasHappened;
    },
    onFirst(call) {
      const own = (): void => call();
      if (hasHappened) own();
      else calls.add(own);
      return () => void calls.delete(own);
    },
    dispose: listening.dispose,
  };
}
