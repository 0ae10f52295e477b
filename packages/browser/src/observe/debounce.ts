import type { Clock } from '../clock/Clock.ts';
import type { Disposer } from '../dispose/Disposer.ts';
import { RESIZE_DEBOUNCE_MS, RESIZE_MOST_MS } from '../limits.ts';

export interface DebounceOptions {
  readonly clock: Clock;
  /** It has to be quiet for so long. Default 100. */
  readonly delayMs?: number;
  /** It is called after so long even if it never is. Default 1000. */
  readonly mostMs?: number;
}

/** A function that may be called often; what it stands for runs once that has come to rest. */
export function debounce(
  call: () => void,
  { clock, delayMs = RESIZE_DEBOUNCE_MS, mostMs = RESIZE_MOST_MS }: DebounceOptions,
): { readonly run: () => void; readonly dispose: Disposer } {
  let cancel: Disposer | null = null;
  let firstMs = 0;
  const dispose = (): void => {
    cancel?.();
    cancel = null;
  };
  const settle = (): void => {
    cancel = null;
    call();
  };
  const run = (): void => {
    if (!cancel) firstMs = clock.now();
    cancel?.();
    cancel = clock.after(Math.max(0, Math.min(delayMs, firstMs + mostMs - clock.now())), settle);
  };
  return { run, dispose };
}
