import { applyStyles } from '../html/deferredStyles.ts';

/** HTML of a score as nodes of the page that an element is in. */
export function parseDrawn({ ownerDocument }: Element, html: string): DocumentFragment {
  const holder = ownerDocument.createElement('template');
  holder.innerHTML = html;
  const fragment = ownerDocument.importNode(holder.content, true);
  applyStyles(fragment);
  return fragment;
}
