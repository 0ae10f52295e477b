import { createDisposers, type Disposer } from '../dispose/Disposer.ts';
import { listen } from '../observe/listen.ts';
import type { ScrollContainer } from './ScrollBox.ts';

const SCROLL_KEYS: ReadonlySet<string> = new Set([
  'ArrowUp',
  'ArrowDown',
  'PageUp',
  'PageDown',
  'Home',
  'End',
  'Tab',
  ' ',
]);

/** Tells when the visitor scrolls by wheel, finger, key or the scrollbar. */
export function onVisitorScroll(container: ScrollContainer, call: () => void): Disposer {
  const disposers = createDisposers();
  const onKey = (event: Event): void => {
    if ('key' in event && SCROLL_KEYS.has(String(event.key))) call();
  };
  const onPress = (event: Event): void => {
    // Only a press on the scrollbar happens to the box itself.
    if (event.target === container || event.target === rootOf(container)) call();
  };
  for (const name of ['wheel', 'touchstart'])
    disposers.add(listen(container, name, call, { passive: true, capture: true }));
  disposers.add(listen(container, 'keydown', onKey, { capture: true }));
  disposers.add(listen(container, 'mousedown', onPress, { capture: true }));
  return disposers.dispose;
}

const rootOf = (container: ScrollContainer): Element | null =>
  'document' in container ? container.document.documentElement : null;
