import type { Disposer } from '../dispose/Disposer.ts';
import { listen } from './listen.ts';

const isTouch = (event: Event): boolean => event instanceof PointerEvent && event.pointerType === 'touch';

/** Tells when a mouse or pen comes over an element and leaves it; a finger never hovers. */
export function observeHover(element: Element, call: (isOver: boolean) => void): Disposer {
  const stopEnter = listen(element, 'pointerenter', (event) => !isTouch(event) && call(true));
  const stopLeave = listen(element, 'pointerleave', (event) => !isTouch(event) && call(false));
  return () => {
    stopEnter();
    stopLeave();
  };
}

/** Tells with every touch whether it is on an element: fingers do not hover. */
export function observeTouch(element: Element, call: (isOn: boolean) => void): Disposer {
  return listen(
    element.ownerDocument,
    'pointerdown',
    (event) => isTouch(event) && call(event.composedPath().includes(element)),
    { passive: true },
  );
}

/** Tells when the keyboard's focus is inside an element. A click's focus is none: nobody sees it. */
export function observeKeyboardFocus(element: Element, call: (isInside: boolean) => void): Disposer {
  const tell = (): void => call(element.querySelector(':focus-visible') !== null);
  const stopIn = listen(element, 'focusin', tell);
  const stopOut = listen(element, 'focusout', (event) => {
    const next = event instanceof FocusEvent ? event.relatedTarget : null;
    if (!(next instanceof Node) || !element.contains(next)) call(false);
  });
  return () => {
    stopIn();
    stopOut();
  };
}
