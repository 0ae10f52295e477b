import { createRequire } from 'node:module';

interface Wrapped {
  on(name: string, call: Call): Wrapped;
  trigger(name: string, details?: readonly unknown[]): Wrapped;
  val(value: string): Wrapped;
  data(name: string, value: unknown): Wrapped;
  attr(name: string): string | undefined;
}
type Call = (...heard: never[]) => unknown;
type JQuery = (target: string | EventTarget) => Wrapped;

/** A page with jQuery, as pages of other shops are. */
export function loadJQuery(): JQuery {
  const jQuery = createRequire(import.meta.url)('jquery') as JQuery;
  Object.assign(window, { jQuery });
  return jQuery;
}

export const unloadJQuery = (): void => void Reflect.deleteProperty(window, 'jQuery');
