import { applyStyles } from '../html/deferredStyles.ts';

/** Nodes of HTML that was drawn ahead; styles in it are under another name. */
export function parseDrawn({ ownerDocument }: Element, html: string): DocumentFragment {
  const holder = ownerDocument.createElement('template');
  holder.innerHTML = html;
  const fragment = ownerDocument.importNode(holder.content, true);
  applyStyles(fragment);
  return fragment;
}
