/**
 * Pages may forbid styles that are written in markup, but not those that a script sets: author HTML carries them under
 * another name until it stands in the page.
 */
const DEFERRED = 'data-css';

export function deferStyle(element: Element): void {
  const css = element.getAttribute('style');
  if (css === null) return;
  element.removeAttribute('style');
  element.setAttribute(DEFERRED, css);
}

/** To be called with what holds the author's HTML. */
export function applyStyles(holder: ParentNode | null): void {
  for (const element of holder?.querySelectorAll<HTMLElement | SVGElement>(`[${DEFERRED}]`) ?? []) {
    element.style.cssText = element.getAttribute(DEFERRED) ?? '';
    element.removeAttribute(DEFERRED);
  }
}

/** What an element that shows author HTML takes for its attributes. */
export const htmlAttributes = (__html: string) => ({
  dangerouslySetInnerHTML: { __html },
  suppressHydrationWarning: true,
  // Another one each time: the markup may have changed with this drawing.
  ref: (holder: Element | null) => applyStyles(holder),
});
