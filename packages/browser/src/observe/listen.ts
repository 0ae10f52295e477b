import type { Disposer } from '../dispose/Disposer.ts';

/** Listens, and hands back how to stop. */
export function listen<Name extends keyof GlobalEventHandlersEventMap>(
  target: EventTarget,
  name: Name,
  call: (event: GlobalEventHandlersEventMap[Name]) => void,
  options?: AddEventListenerOptions,
): Disposer;
export function listen(
  target: EventTarget,
  name: string,
  call: (event: Event) => void,
  options?: AddEventListenerOptions,
): Disposer;
export function listen(
  target: EventTarget,
  name: string,
  call: EventListener,
  options?: AddEventListenerOptions,
): Disposer {
  target.addEventListener(name, call, options);
  return () => target.removeEventListener(name, call, options);
}
