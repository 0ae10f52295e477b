import type { Part } from '../page/Part.ts';

const SHOWN = 'wd-sticky-btn-shown';
/** The page leaves room above the bar while it is there. */
const HERE = 'wd-sticky-btn-here';
/** All of the page below the window's top: only what has been scrolled past is outside of it. */
const BELOW = '0px 0px 9999999px 0px';

/** The bar of a product's page: there once its form has been scrolled away, and out of reach before. */
export const stickyBar: Part = {
  start(bar) {
    const form = document.getElementById('product-form');
    if (!form) return;
    const page = document.documentElement.classList;
    const observer = new IntersectionObserver(
      (entries) => {
        const isShown = entries.at(-1)?.isIntersecting === false;
        bar.classList.toggle(SHOWN, isShown);
        bar.inert = !isShown;
        page.toggle(HERE, isShown);
      },
      { rootMargin: BELOW },
    );
    observer.observe(form);
    // Whoever must choose goes on where that is done.
    bar.querySelector('a.wd-sticky-btn-options')?.addEventListener('click', () => {
      const first = form.querySelector<HTMLElement>('select, input:not([type=hidden]), button');
      requestAnimationFrame(() => first?.focus({ preventScroll: true }));
    });
  },
};
