import type { Clock } from '../clock/Clock.ts';
import { createDisposers, type Disposer } from '../dispose/Disposer.ts';
import { ORIENTATION_LAYOUTS_MS } from '../limits.ts';
import { listen } from './listen.ts';

/** Tells when the screen was turned, three times: layout is not always done with it at the first. */
export function observeOrientation(call: () => void, clock: Clock): Disposer {
  let waiting = createDisposers();
  const turn = (): void => {
    waiting.dispose();
    waiting = createDisposers();
    for (const ms of ORIENTATION_LAYOUTS_MS) waiting.add(clock.after(ms, call));
  };
  const { orientation } = screen;
  const stop = orientation ? listen(orientation, 'change', turn) : listen(window, 'orientationchange', turn);
  return () => {
    stop();
    waiting.dispose();
  };
}
