import { type Disposer, listen } from '@vitrine/browser';

interface Wrapped {
  on(name: string, call: (event: unknown) => void): Wrapped;
  off(name: string, call: (event: unknown) => void): Wrapped;
  data(name: string, value: unknown): Wrapped;
}

type Wrap = (target: unknown) => Wrapped;

const jquery = (): Wrap | null => {
  const found: unknown = Reflect.get(window, 'jQuery');
  return typeof found === 'function' ? (found as Wrap) : null;
};

/** As extensions of a page expect what they listen to: wrapped by jQuery where the page has it. */
export const wrapped = (target: EventTarget): unknown => jquery()?.(target) ?? target;

/** Events of jQuery's extensions are no browser events; jQuery's own listeners hear both. */
export function hear(target: EventTarget, name: string, call: () => void): Disposer {
  const wrap = jquery();
  if (!wrap) return listen(target, name, call);
  wrap(target).on(name, call);
  return () => void wrap(target).off(name, call);
}

/** What extensions read by `$(element).data(name)`. */
export function setData(element: Element, name: string, value: unknown): void {
  jquery()?.(element).data(name, value);
}
