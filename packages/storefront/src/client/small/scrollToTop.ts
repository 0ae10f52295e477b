import { TO_TOP_AFTER_PX, TO_TOP_MS } from '../limits.ts';
import type { Part } from '../page/Part.ts';
import { scrollOver } from '../page/scrollOver.ts';

/** The way back up, shown once there is one. */
export const scrollToTop: Part = {
  start(link) {
    const follow = (): void => {
      const isShown = scrollY > TO_TOP_AFTER_PX;
      link.classList.toggle('button-show', isShown);
      link.inert = !isShown;
    };
    // In the next frame: to ask how far the page is scrolled has the browser lay it out.
    requestAnimationFrame(follow);
    addEventListener('scroll', follow, { passive: true });
    link.addEventListener('click', (event) => {
      event.preventDefault();
      scrollOver(document.documentElement, TO_TOP_MS);
      document.getElementById('main')?.focus({ preventScroll: true });
    });
  },
};
