import { browserClock, type Clock, type Disposer } from '@vitrine/browser';

/** `elementorFrontend.debounce`: calls at once, and again when nobody has called for a while. */
export function debounceBothEnds<Given extends readonly unknown[]>(
  call: (...given: Given) => unknown,
  waitMs: number,
  clock: Pick<Clock, 'after'> = browserClock,
): (...given: Given) => void {
  let cancel: Disposer | null = null;
  return function (this: unknown, ...given: Given): void {
    const run = (): unknown => Reflect.apply(call, this, given);
    const isFirst = cancel === null;
    cancel?.();
    cancel = clock.after(waitMs, () => {
      cancel = null;
      run();
    });
    if (isFirst) run();
  };
}
