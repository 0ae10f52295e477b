import { browserClock, debounce, observeResize } from '@vitrine/browser';
import { NEW_PARTS, type Part } from '../page/Part.ts';
import { RESIZE_DEBOUNCE_MS } from '../limits.ts';
import { headerState, type HeaderMake, stickyAfterPx } from './headerState.ts';

/** The header that stays while the page scrolls: which of its ways it has is said by its classes. */
export const stickyHeader: Part = {
  start(header) {
    // Whoever edits the page must see it as it is built.
    if (document.body.classList.contains('elementor-editor-active')) return;
    const main = header.querySelector<HTMLElement>('.whb-main-header') ?? header;
    const make: HeaderMake = {
      slides: header.classList.contains('whb-scroll-slide'),
      sticks: header.classList.contains('whb-scroll-stick'),
      hides: header.classList.contains('whb-hide-on-scroll'),
    };
    const shown = header.classList.contains('whb-sticky-clone') ? cloneOf(main, header) : main;
    // Until it is measured it stays where it is.
    let afterPx = Number.POSITIVE_INFINITY;
    let lastPx = 0;
    let isAsked = false;

    function measure(): void {
      const row = header.querySelector<HTMLElement>('.whb-sticky-row');
      // A row that is fixed says nothing of where it was, nor does the header of its height.
      header.classList.remove('whb-sticked', 'whb-sticky-prepared');
      afterPx = stickyAfterPx(make, {
        rowTopPx: row ? row.getBoundingClientRect().top - header.getBoundingClientRect().top : null,
        headerPx: main.offsetHeight,
        // Of the page: what it stands in may be placed itself.
        abovePx: header.getBoundingClientRect().top + scrollY,
      });
      header.style.setProperty('--header-height', `${header.getBoundingClientRect().height}px`);
      header.classList.add('whb-sticky-prepared');
    }

    function follow(): void {
      isAsked = false;
      // Pages that bounce at their top have places above it.
      const topPx = Math.max(0, scrollY);
      const bottomPx = document.documentElement.scrollHeight - innerHeight;
      const { isStuck, way } = headerState(make, { topPx, lastPx, bottomPx, afterPx });
      lastPx = topPx;
      header.classList.toggle('whb-sticked', isStuck);
      if (shown !== main) {
        shown.inert = !isStuck;
        // One of the two at a time, but nothing is taken from who is typing in it.
        main.inert = isStuck && !main.contains(document.activeElement);
      }
      if (way === undefined) return;
      header.classList.toggle('whb-scroll-up', way === 'up');
      header.classList.toggle('whb-scroll-down', way === 'down');
    }

    const settled = debounce(
      () => {
        measure();
        follow();
      },
      { clock: browserClock, delayMs: RESIZE_DEBOUNCE_MS },
    );
    // The browser tells of a size once it has laid the page out: to ask now would have it do so twice. What is set then is for the next frame.
    const laidOut = new ResizeObserver(() => {
      laidOut.disconnect();
      requestAnimationFrame(() => {
        measure();
        follow();
      });
    });
    laidOut.observe(header);
    addEventListener('resize', settled.run);
    // They may be closed.
    for (const above of document.querySelectorAll<HTMLElement>('.header-banner, .woocommerce-store-notice'))
      observeResize(above, settled.run);
    addEventListener(
      'scroll',
      () => {
        if (isAsked) return;
        isAsked = true;
        requestAnimationFrame(follow);
      },
      { passive: true },
    );
  },
};

/**
 * A second header with copies of what stands in the first: one row, with the main menu and the search in its middle on wide pages. An id may stand in a
 * page once.
 */
function cloneOf(main: HTMLElement, header: HTMLElement): HTMLElement {
  const clone = main.cloneNode(true) as HTMLElement;
  clone.className = 'whb-sticky-header whb-clone whb-main-header';
  clone.inert = true;
  const menu = clone.querySelector('.wd-header-main-nav');
  if (menu) clone.querySelector('.whb-general-header .whb-col-center')?.prepend(menu);
  clone.querySelector('.whb-header-bottom')?.remove();
  for (const each of clone.querySelectorAll('[id], [for]')) {
    for (const name of ['id', 'for']) {
      const value = each.getAttribute(name);
      if (value) each.setAttribute(name, `${value}-clone`);
    }
  }
  header.append(clone);
  document.dispatchEvent(new Event(NEW_PARTS));
  return clone;
}
