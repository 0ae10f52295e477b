import type { Disposer } from '../dispose/Disposer.ts';
import { edgePosition } from './ScrollBox.ts';
import { type ScrollOptions, scrollTo } from './scrollTo.ts';

interface ScrollToElementOptions extends ScrollOptions {
  readonly element: Element;
  /** Which edge comes to the top of the view; the bottom one scrolls just past the element. */
  readonly edge?: 'top' | 'bottom';
  /** Pixels to go further; negative ones stop short. */
  readonly offset?: number;
}

export function scrollToElement(options: ScrollToElementOptions): Disposer {
  const { container, element, edge = 'top', offset = 0 } = options;
  return scrollTo({ ...options, top: () => edgePosition(container, element, edge) + offset });
}
