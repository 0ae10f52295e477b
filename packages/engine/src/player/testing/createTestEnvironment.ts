import type { Clock, Disposer } from '@vitrine/browser';
import type { Environment, HashPort } from '../../ports/Environment.ts';

/** A signal of the page that a test gives by hand; it tells how things stand at once, as the real ones do. */
interface Signal<Value> {
  readonly observe: (call: (value: Value) => void) => Disposer;
  set(value: Value): void;
  readonly listenerCount: number;
}

function createSignal<Value>(first: Value | undefined): Signal<Value> {
  const calls = new Set<(value: Value) => void>();
  let current = first;
  return {
    observe(call) {
      calls.add(call);
      if (current !== undefined) call(current);
      return () => void calls.delete(call);
    },
    set(value) {
      current = value;
      for (const call of new Set(calls)) call(value);
    },
    get listenerCount() {
      return calls.size;
    },
  };
}

export interface TestEnvironment extends Environment {
  readonly hash: HashPort;
  readonly visible: Signal<boolean>;
  readonly pageHidden: Signal<boolean>;
  readonly windowBlurred: Signal<boolean>;
  readonly hover: Signal<boolean>;
  readonly keyboardFocus: Signal<boolean>;
  readonly reducedMotion: Signal<boolean>;
  readonly resized: Signal<null>;
  readonly turned: Signal<null>;
  readonly hashChanged: Signal<string>;
  readonly listenerCount: number;
}

/** A page whose every signal a test gives by hand. */
export function createTestEnvironment(clock: Clock, random: () => number = () => 0): TestEnvironment {
  const visible = createSignal<boolean>(undefined);
  const pageHidden = createSignal(false);
  const windowBlurred = createSignal(false);
  const hover = createSignal(false);
  const touch = createSignal<boolean>(undefined);
  const keyboardFocus = createSignal(false);
  const reducedMotion = createSignal(false);
  const resized = createSignal<null>(undefined);
  const turned = createSignal<null>(undefined);
  const hashChanged = createSignal<string>(undefined);
  let hash = '';
  let isReduced = false;
  reducedMotion.observe((value) => (isReduced = value));
  const signals = [
    visible,
    pageHidden,
    windowBlurred,
    hover,
    touch,
    keyboardFocus,
    reducedMotion,
    resized,
    turned,
    hashChanged,
  ];
  return {
    clock,
    random,
    level: () => 1,
    isReducedMotion: () => isReduced,
    onReducedMotion: reducedMotion.observe,
    onVisible: (_, __, call) => visible.observe(call),
    onPageHidden: pageHidden.observe,
    onWindowBlurred: windowBlurred.observe,
    onHover: (_, call) => hover.observe(call),
    onTouch: (_, call) => touch.observe(call),
    onKeyboardFocus: (_, call) => keyboardFocus.observe(call),
    onResize: (_, call) => resized.observe(() => call()),
    onTurned: (call) => turned.observe(() => call()),
    fontsReady: () => null,
    hash: {
      read: () => hash,
      write: (next) => void (hash = next),
      onChange: (call) =>
        hashChanged.observe((next) => {
          hash = next;
          call(next);
        }),
    },
    visible,
    pageHidden,
    windowBlurred,
    hover,
    keyboardFocus,
    reducedMotion,
    resized,
    turned,
    hashChanged,
    get listenerCount() {
      return signals.reduce((count, { listenerCount }) => count + listenerCount, -1);
    },
  };
}
