/** What of jQuery says who listens. It is no part of what it promises, but of every release: without it nobody is found. */
interface JQuery {
  (ready: () => void): void;
  _data?(
    target: EventTarget,
    what: 'events',
  ): Readonly<Record<string, readonly Listener[] | undefined>> | undefined;
  /** Of the script that every page of such shops has. */
  readonly scroll_to_notices?: unknown;
}
interface Listener {
  readonly namespace: string;
}

const jQueryOf = (): JQuery | null => {
  const found: unknown = Reflect.get(window, 'jQuery');
  return typeof found === 'function' ? (found as unknown as JQuery) : null;
};

const hears = (target: EventTarget, name: string, namespace = ''): boolean =>
  jQueryOf()
    ?._data?.(target, 'events')
    ?.[name]?.some((listener) => listener.namespace.includes(namespace)) ?? false;

const hasShopScript = (): boolean => typeof jQueryOf()?.scroll_to_notices === 'function';

/**
 * Scripts of the shops that these pages are made after may stand in them. What one of those does must not be done by ours as well: it
 * would be asked, sent and told twice. They are known by what nobody but them listens to, or leaves behind.
 */
export const DONE_ELSEWHERE = {
  cartButtons: () => hears(document.body, 'ajax_request_not_sent'),
  cartFragments: () => hears(window, 'onstorage'),
  cartPage: () => hears(document, 'wc_update_cart'),
  checkout: (form) => hears(form, 'update'),
  variations: (form) => hears(form, 'check_variations', 'wc-variation-form'),
  attribution: () => customElements.get('wc-order-attribution-inputs') !== undefined,
  /** Passwords, notices, smallest quantities and the order of lists. */
  smallThings: hasShopScript,
} satisfies Readonly<Record<string, (element: HTMLElement) => boolean>>;

/** Those scripts begin when the page is there, in turn: after the last of them it can be seen what they do. */
export function afterOthers(start: () => void): void {
  const jQuery = jQueryOf();
  if (jQuery) jQuery(() => setTimeout(start));
  else start();
}
