import { listen } from '../observe/listen.ts';

/** Moves the focus to where the page was scrolled, so that the next Tab goes on from there. */
export function focusAnchor(element: HTMLElement): void {
  element.focus({ preventScroll: true });
  if (element.ownerDocument.activeElement === element) return;
  element.setAttribute('tabindex', '-1');
  listen(element, 'blur', () => element.removeAttribute('tabindex'), { once: true });
  element.focus({ preventScroll: true });
}
