/** What scrolls: the page, or an element with a scrollbar of its own. */
export type ScrollContainer = Window | Element;

const isWindow = (container: ScrollContainer): container is Window => 'document' in container;

const boxOf = (container: ScrollContainer): Element =>
  isWindow(container)
    ? (container.document.scrollingElement ?? container.document.documentElement)
    : container;

export const scrollPosition = (container: ScrollContainer): number => boxOf(container).scrollTop;

/** As far as it goes. */
export function lastPosition(container: ScrollContainer): number {
  const { scrollHeight, clientHeight } = boxOf(container);
  return Math.max(0, scrollHeight - clientHeight);
}

/** At once, also where the page's styles ask for smooth scrolling: that would run after every step. */
export function jumpTo(container: ScrollContainer, top: number): void {
  container.scrollTo({ top, behavior: 'instant' });
}

/** How far from the top of what is scrolled an edge of an element lies. */
export function edgePosition(container: ScrollContainer, element: Element, edge: 'top' | 'bottom'): number {
  const origin = isWindow(container) ? 0 : container.getBoundingClientRect().top + container.clientTop;
  return element.getBoundingClientRect()[edge] - origin + scrollPosition(container);
}
