import { type Disposer, listen } from '@vitrine/browser';

/** What of jQuery this takes; pages that still have it use its events. */
interface JQuery {
  (
    target: EventTarget,
  ): {
    on(names: string, call: (event: JQueryEvent, ...details: unknown[]) => unknown): void;
    off(names: string, call: unknown): void;
    /** Not every thing that is called jQuery has it. */
    data?(): Readonly<Record<string, unknown>>;
    triggerHandler(name: string, details: readonly unknown[]): unknown;
    trigger(name: string, details: readonly unknown[]): void;
  };
  /** While a name stands here, jQuery does not answer browser events of that name. */
  readonly event: { triggered?: string | undefined };
}

interface JQueryEvent {
  readonly target?: EventTarget;
  readonly originalEvent?: CustomEvent<readonly unknown[]>;
}

const jQueryOf = (): JQuery | null => {
  const found: unknown = Reflect.get(window, 'jQuery');
  return typeof found === 'function' ? (found as unknown as JQuery) : null;
};

/**
 * Tells everybody on the page: as an event of jQuery with its arguments where there is jQuery, and always as one of the browser with
 * the same in `detail`. Each listener hears it once.
 */
export const tellBody = (name: string, ...details: readonly unknown[]): void =>
  tellElement(document.body, name, ...details);

/** The same, of what happens to one element. */
export function tellElement(element: Element, name: string, ...details: readonly unknown[]): void {
  const jQuery = jQueryOf();
  unbroken(() => jQuery?.(element).trigger(name, wrapped(jQuery, details)));
  dispatch(jQuery, element, name, details);
}

/** A listener of jQuery that breaks would break whoever tells: what was being added would be sent again. The browser's cannot. */
function unbroken<T>(tell: () => T): T | undefined {
  try {
    return tell();
  } catch (error) {
    console.error(error);
    return undefined;
  }
}

/** The same, of what is about to happen: false if somebody forbids it, by handing back false or by preventing the browser's event. */
export function askElement(element: Element, name: string, ...details: readonly unknown[]): boolean {
  const jQuery = jQueryOf();
  const answer = unbroken(() => jQuery?.(element).triggerHandler(name, wrapped(jQuery, details)));
  return dispatch(jQuery, element, name, details) && answer !== false;
}

export const askBody = (name: string, ...details: readonly unknown[]): boolean =>
  askElement(document.body, name, ...details);

/** Its listeners get elements as they know them. */
const wrapped = (jQuery: JQuery, details: readonly unknown[]): readonly unknown[] =>
  details.map((each) => (each instanceof Element ? jQuery(each) : each));

function dispatch(
  jQuery: JQuery | null,
  element: Element,
  name: string,
  details: readonly unknown[],
): boolean {
  const event = new CustomEvent(name, { detail: details, bubbles: true, cancelable: true });
  const before = jQuery?.event.triggered;
  // Its listeners have been told.
  if (jQuery) jQuery.event.triggered = name;
  try {
    return element.dispatchEvent(event);
  } finally {
    if (jQuery) jQuery.event.triggered = before;
  }
}

/** Hears an event of the body, whichever way it is told. */
export const onBody = (name: string, call: (...details: unknown[]) => void): Disposer =>
  onElement(document.body, name, call);

/** The same, of one element and what is in it. */
export const onElement = (element: Element, name: string, call: (...details: unknown[]) => void): Disposer =>
  hear(element, name, (_target, details) => call(...details));

/** What was changed in an element: scripts with jQuery change fields, and only tell jQuery of it. */
export const onChange = (element: Element, call: (target: EventTarget | null) => void): Disposer =>
  hear(element, 'change', call);

/** What scripts with jQuery have put to an element, which its attributes do not say. */
export function dataOf(element: Element): Readonly<Record<string, unknown>> {
  const wrapped = jQueryOf()?.(element);
  return wrapped?.data?.() ?? {};
}

function hear(
  element: Element,
  name: string,
  call: (target: EventTarget | null, details: readonly unknown[]) => void,
): Disposer {
  let stop = listen(element, name, (event: Event): void => call(event.target, detailsOf(event)));
  /** jQuery's own listeners hear both ways. */
  const hearByJQuery = (jQuery: JQuery): void => {
    stop();
    const byJQuery = ({ target, originalEvent }: JQueryEvent, ...details: unknown[]): void =>
      call(target ?? null, originalEvent ? detailsOf(originalEvent) : details);
    jQuery(element).on(name, byJQuery);
    stop = () => jQuery(element).off(name, byJQuery);
  };
  const found = jQueryOf();
  if (found) hearByJQuery(found);
  // It may come after this script.
  else if (document.readyState !== 'complete')
    window.addEventListener('load', () => {
      const late = jQueryOf();
      if (late) hearByJQuery(late);
    });
  return () => stop();
}

const detailsOf = (event: Event): readonly unknown[] =>
  event instanceof CustomEvent && Array.isArray(event.detail) ? event.detail : [];
