/** A click as a script gives it: it bubbles, and an anchor follows it. */
export function clickElement(element: EventTarget): void {
  if ('click' in element && typeof element.click === 'function') element.click();
  else element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, composed: true }));
}
