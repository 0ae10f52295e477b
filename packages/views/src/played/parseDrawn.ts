import { applyStyles } from '../html/deferredStyles.ts';

/** What a score holds as HTML, as nodes for the page of an element. */
export function parseDrawn({ ownerDocument }: Element, html: string): DocumentFragment {
  const holder = ownerDocument.createElement('template');
  holder.innerHTML = html;
  const fragment = ownerDocument.importNode(holder.content, true);
  applyStyles(fragment);
  return fragment;
}
