import type { Clock } from '../clock/Clock.ts';
import type { Disposer } from '../dispose/Disposer.ts';
import { MOBILE_SCROLLS_A_SECOND } from '../limits.ts';
import { listen } from './listen.ts';

export interface ScrollWatch {
  readonly clock: Clock;
  /** Default: the window, which hears of every box that scrolls inside its page. */
  readonly target?: EventTarget;
  /** On mobile it tells at most 150 times a second, whatever the screen can show. */
  readonly isMobile?: boolean;
}

/** Tells that something was scrolled, once a frame. */
export function observeScroll(call: () => void, { clock, target = window, isMobile }: ScrollWatch): Disposer {
  const gapMs = isMobile ? 1000 / MOBILE_SCROLLS_A_SECOND : 0;
  let toldMs = -Infinity;
  let cancel: Disposer | null = null;
  const tell = (): void => {
    cancel = null;
    if (clock.now() - toldMs < gapMs) return wake();
    toldMs = clock.now();
    return call();
  };
  const wake = (): void => {
    cancel ??= clock.nextFrame(tell);
  };
  const stop = listen(target, 'scroll', wake, { passive: true, capture: true });
  return () => {
    stop();
    cancel?.();
    cancel = null;
  };
}
