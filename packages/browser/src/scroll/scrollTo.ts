import type { Clock } from '../clock/Clock.ts';
import { createDisposers, type Disposer } from '../dispose/Disposer.ts';
import { onVisitorScroll } from './onVisitorScroll.ts';
import { jumpTo, lastPosition, type ScrollContainer, scrollPosition } from './ScrollBox.ts';

export interface ScrollOptions {
  readonly container: ScrollContainer;
  readonly clock: Clock;
  readonly durationMs: number;
  readonly ease: (progress: number) => number;
  /** The visitor asks for less motion: it jumps. */
  readonly reducedMotion: boolean;
  /** True when it arrived; false when there was nothing to do, or the visitor or another scroll took over. */
  readonly onDone?: (arrived: boolean) => void;
}

interface ScrollToOptions extends ScrollOptions {
  /** Asked again for every frame: pages grow while they are scrolled. */
  readonly top: () => number;
}

/** Two scrolls of the same box would pull it to and fro; modules of one page do not know each other. */
const running = new WeakMap<ScrollContainer, () => void>();

/** Scrolls smoothly. It does nothing for a target above the start (spec/1 §2), and gives way when the visitor scrolls. */
export function scrollTo(options: ScrollToOptions): Disposer {
  const { container, top, onDone } = options;
  if (Math.round(top()) < 0) {
    onDone?.(false);
    return () => undefined;
  }
  running.get(container)?.();
  const disposers = createDisposers();
  const stop = (): void => {
    if (running.get(container) === interrupt) running.delete(container);
    disposers.dispose();
  };
  const end = (arrived: boolean): void => {
    stop();
    onDone?.(arrived);
  };
  const interrupt = (): void => end(false);
  running.set(container, interrupt);
  disposers.add(onVisitorScroll(container, interrupt));
  disposers.add(animate(options, () => end(true)));
  return stop;
}

function animate(options: ScrollToOptions, onArrived: () => void): Disposer {
  const { container, clock, ease, top } = options;
  const durationMs = options.reducedMotion ? 0 : options.durationMs;
  const startMs = clock.now();
  const from = scrollPosition(container);
  let cancel: Disposer = () => undefined;
  const draw = (nowMs: number): void => {
    const progress = durationMs > 0 ? Math.min(1, Math.max(0, nowMs - startMs) / durationMs) : 1;
    const to = Math.min(Math.max(0, top()), lastPosition(container));
    jumpTo(container, from + (to - from) * (progress < 1 ? ease(progress) : 1));
    if (progress < 1) cancel = clock.nextFrame(draw);
    else onArrived();
  };
  if (durationMs > 0) cancel = clock.nextFrame(draw);
  else draw(startMs);
  return () => cancel();
}
