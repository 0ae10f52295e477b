/** The link that was pressed, if it is one of these and a plain press: a second tab is the browser's business. */
export function opensPlainly(event: MouseEvent, selector: string): HTMLElement | null {
  if (event.defaultPrevented || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey)
    return null;
  return event.target instanceof Element ? event.target.closest<HTMLElement>(selector) : null;
}
