import { browserClock, debounce, listen } from '@vitrine/browser';
import { readSettings } from '../settings/readSettings.ts';
import { anchorOffsets, isAnchorHash, type Placed } from './anchorOffsets.ts';

const pageTop = (element: Element): number => element.getBoundingClientRect().top + scrollY;

/** Links within a page lead below what sticks to its top. Looked through again whenever the page has changed. */
export function startAnchors(): void {
  const { run } = debounce(apply, { clock: browserClock });
  apply();
  new MutationObserver(run).observe(document.body, {
    childList: true,
    subtree: true,
    attributeFilter: ['class'],
  });
  listen(window, 'resize', run);
  listen(document, 'click', glideOnce);
}

/**
 * The original says in its style sheet that all scrolling is smooth. Then a page that is loaded anew glides to where it was, and
 * headers that answer to scrolling move on the way: here it is the press of a link that leads within the page.
 */
function glideOnce({ target, defaultPrevented }: Event): void {
  const link =
    target instanceof Element ? target.closest<HTMLAnchorElement>('.elementor-element a[href*="#"]') : null;
  if (defaultPrevented || !link || !isAnchorHash(link.hash) || !document.getElementById(link.hash.slice(1)))
    return;
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const { style } = document.documentElement;
  style.scrollBehavior = 'smooth';
  addEventListener('scrollend', () => style.removeProperty('scroll-behavior'), { once: true });
}

function apply(): void {
  const above = stickies();
  // Most pages have none: nothing is measured then, however often they change.
  if (above.length === 0) return;
  for (const [target, offsetPx] of anchorOffsets(above, targets())) {
    target.style.scrollMarginTop = `${offsetPx}px`;
  }
}

function stickies(): Placed<number>[] {
  const seen = new Set<string>();
  return [...document.querySelectorAll<HTMLElement>('.elementor-element.elementor-sticky')].flatMap(
    (element) => {
      const { id = '' } = element.dataset;
      const offset = Number(readSettings(element.dataset['settings'])['sticky_anchor_link_offset']) || 0;
      // What sticks leaves a copy of itself in its place.
      if (offset === 0 || seen.has(id)) return [];
      seen.add(id);
      return [{ thing: offset, topPx: pageTop(element) }];
    },
  );
}

function targets(): Placed<HTMLElement>[] {
  const links = document.querySelectorAll<HTMLAnchorElement>('.elementor-element a[href*="#"]');
  const hashes = new Set([...links].map(({ hash }) => hash).filter(isAnchorHash));
  return [...hashes].flatMap((hash) => {
    const target = document.getElementById(hash.slice(1));
    return target ? [{ thing: target, topPx: pageTop(target) }] : [];
  });
}
