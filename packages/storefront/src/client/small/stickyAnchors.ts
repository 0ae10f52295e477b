import type { Part } from '../page/Part.ts';

/** spec/3 §5: a letter or an underscore, then letters, digits, underscores and hyphens. */
const VALID = /^#[A-Za-z_][\w-]*$/;

/** Links within a page lead below what stays at its top: each such element says how far in its settings. */
export const stickyAnchors: Part = {
  start() {
    document.addEventListener(
      'click',
      ({ target }) => {
        const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href*="#"]') : null;
        if (link && link.pathname === location.pathname && link.search === location.search)
          prepare(link.hash);
      },
      // Before whoever scrolls there.
      true,
    );
    addEventListener('hashchange', () => prepare(location.hash));
    const target = prepare(location.hash);
    // The browser has led there already, to the very top.
    if (target && Math.abs(target.getBoundingClientRect().top) < 2) target.scrollIntoView();
  },
};

function prepare(hash: string): HTMLElement | null {
  const target = VALID.test(hash) ? document.getElementById(hash.slice(1)) : null;
  if (target) target.style.scrollMarginTop = `${offsetPx()}px`;
  return target;
}

const offsetPx = (): number =>
  [...document.querySelectorAll<HTMLElement>('[data-settings*="sticky_anchor_link_offset"]')].reduce(
    (sum, element) => sum + offsetOf(element.dataset['settings'] ?? ''),
    0,
  );

function offsetOf(settings: string): number {
  try {
    const read: unknown = JSON.parse(settings);
    const offset = Number((read as { sticky_anchor_link_offset?: unknown }).sticky_anchor_link_offset);
    return Number.isFinite(offset) ? offset : 0;
  } catch {
    return 0;
  }
}
