import type { LonePage, PageElement } from '../elements/Handler.ts';

/** Elements within a nested widget wait for it: they are measured where it has put them. */
export function startDelayed({ element, page }: PageElement<LonePage>): void {
  for (const held of element.querySelectorAll('[data-delay-child-handlers="true"]')) {
    held.removeAttribute('data-delay-child-handlers');
    page.startWithin(held);
  }
}
