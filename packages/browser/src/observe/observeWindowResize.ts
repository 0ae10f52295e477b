import type { Disposer } from '../dispose/Disposer.ts';
import { type DebounceOptions, debounce } from './debounce.ts';
import { listen } from './listen.ts';

/** Tells when the window has a new size, once that rests. */
export function observeWindowResize(call: () => void, options: DebounceOptions): Disposer {
  const settled = debounce(call, options);
  const stop = listen(window, 'resize', settled.run);
  return () => {
    stop();
    settled.dispose();
  };
}
