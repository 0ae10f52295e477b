import { listen } from '@vitrine/browser';
import { LAZY_BACKGROUND_MARGIN } from '../limits.ts';
import { onceInView } from '../scroll/onceInView.ts';

const watched = new WeakSet<Element>();

/** Backgrounds far down a page wait until they are near; the page's style sheet hides them until they have the class. */
export function startLazyBackgrounds(): void {
  const look = (): void => {
    for (const container of document.querySelectorAll('.e-con.e-parent:not(.e-lazyloaded)')) {
      if (watched.has(container)) continue;
      watched.add(container);
      onceInView(container, () => container.classList.add('e-lazyloaded'), LAZY_BACKGROUND_MARGIN);
    }
  };
  look();
  listen(document, 'elementor/lazyload/observe', look);
}
