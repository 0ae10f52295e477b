import { createRequire } from 'node:module';

interface Wrapped {
  on(name: string, call: Call): Wrapped;
  off(): Wrapped;
  trigger(name: string, details?: readonly unknown[]): Wrapped;
  val(value: string): Wrapped;
  data(name: string, value: unknown): Wrapped;
  attr(name: string): string | undefined;
}
type Call = (...heard: never[]) => unknown;
interface JQuery {
  (target: string | EventTarget): Wrapped;
  ready(): void;
}

/** A page with jQuery, as pages of other shops are. */
export function loadJQuery(): JQuery {
  const jQuery = createRequire(import.meta.url)('jquery') as JQuery;
  // It may have been read first where timers stood still, and would wait for the page for ever.
  jQuery.ready();
  Object.assign(window, { jQuery });
  return jQuery;
}

/** With all that listens by it to what stays from one test to the next, of other files too. */
export function unloadJQuery(): void {
  const jQuery: unknown = Reflect.get(window, 'jQuery');
  if (typeof jQuery !== 'function') return;
  for (const each of [window, document, document.body]) (jQuery as JQuery)(each).off();
  Reflect.deleteProperty(window, 'jQuery');
}
