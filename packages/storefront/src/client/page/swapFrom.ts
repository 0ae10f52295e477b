import { NEW_PARTS } from './Part.ts';

/**
 * Parts of a page as the server has just drawn it, put in place of those that stand here. False, and nothing is changed, where it is another
 * page: without `needed` what stands here would go, and could not be sent any more.
 */
export function swapFrom(html: string, needed: string, selectors: readonly string[]): boolean {
  const drawn = new DOMParser().parseFromString(html, 'text/html');
  if (!drawn.querySelector(needed)) return false;
  swapParts(drawn, selectors);
  return true;
}

/** Whatever had the focus has it again. */
export function swapParts(drawn: Document, selectors: readonly string[]): void {
  const focused = document.activeElement?.id;
  let isFound = false;
  for (const selector of selectors) {
    const next = drawn.querySelector(selector);
    const standing = document.querySelector(selector);
    isFound ||= next !== null;
    if (next && standing) standing.replaceWith(document.adoptNode(next));
    else if (standing) standing.replaceChildren();
  }
  if (focused && document.activeElement?.id !== focused)
    document.getElementById(focused)?.focus({ preventScroll: true });
  if (isFound) document.dispatchEvent(new Event(NEW_PARTS));
}
