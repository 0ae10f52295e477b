import type { Disposer } from '@vitrine/browser';
import { RESIZE_DEBOUNCE_MS } from '../limits.ts';
import type { Environment } from './Environment.ts';

interface SizeOptions {
  readonly root: Element;
  readonly environment: Environment;
  readonly onSettled: () => void;
}

/** Layout follows the page by CSS alone; what was measured for a running scene is measured again once the size rests. */
export function watchSize({ root, environment, onSettled }: SizeOptions): Disposer {
  let cancel: Disposer = () => undefined;
  const stop = environment.onResize(root, () => {
    cancel();
    cancel = environment.clock.after(RESIZE_DEBOUNCE_MS, onSettled);
  });
  return () => {
    stop();
    cancel();
  };
}
