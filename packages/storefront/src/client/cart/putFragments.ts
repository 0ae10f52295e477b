import { NEW_PARTS } from '../page/Part.ts';
import type { Fragments } from './shopAjax.ts';

/** Puts HTML of the server in place of all that is there by its selector: a counter stands in the page more than once. */
export function putFragments(fragments: Fragments): void {
  for (const [selector, html] of Object.entries(fragments))
    for (const element of elementsOf(selector)) {
      const template = document.createElement('template');
      template.innerHTML = html;
      const hadFocus = element.contains(document.activeElement);
      const panel = element.closest<HTMLElement>('[role=dialog]');
      element.replaceWith(template.content);
      // What was pressed is gone with it; whoever uses the keyboard must not be thrown out of the panel.
      if (hadFocus) panel?.focus();
    }
  document.dispatchEvent(new Event(NEW_PARTS));
}

/** Selectors come over the wire: one that no browser can read is nobody's. */
function elementsOf(selector: string): readonly Element[] {
  try {
    return [...document.querySelectorAll(selector)];
  } catch {
    return [];
  }
}
