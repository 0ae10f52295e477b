import type { Disposer } from '../dispose/Disposer.ts';

/** Listens, and hands back how to stop. */
export function listen(
  target: EventTarget,
  name: string,
  call: (event: Event) => void,
  options?: AddEventListenerOptions,
): Disposer {
  target.addEventListener(name, call, options);
  return () => target.removeEventListener(name, call, options);
}
