import { swapParts } from '../page/swapFrom.ts';

const RESULTS = '.list-results';
const PRODUCTS = `${RESULTS} .products`;
const FIRST = '.woocommerce-result-count .first-result';
/** All that a choice may change. What only one of the two pages has is no matter for swapping: the link leads there. */
const PARTS = [
  '.woocommerce-products-header',
  '.list-filters-name',
  '.list-filters-body',
  '.list-filters-foot',
  RESULTS,
];
const NOTICES = '.woocommerce-notices-wrapper';
const HEAD = ['link[rel=canonical]', 'meta[name=robots]', 'meta[name=description]'];

export const parseList = (html: string): Document => new DOMParser().parseFromString(html, 'text/html');

/** Puts a list in place of the one that stands here; false: they are not alike. Products of pages before it may stand above its own. */
export function swapList(drawn: Document, before: readonly Document[] = []): boolean {
  if (PARTS.some((part) => (drawn.querySelector(part) === null) !== (document.querySelector(part) === null)))
    return false;
  addBefore(drawn, before);
  keepFolds(drawn);
  // What waited to be told was told to this page, and will not be told again.
  const hasNotices = drawn.querySelector(NOTICES)?.childElementCount;
  swapParts(drawn, hasNotices ? [NOTICES, ...PARTS] : PARTS);
  swapHead(drawn);
  markCurrent(drawn);
  keepSearch(drawn);
  return true;
}

/** Adds the products of the next page to those that stand here; the first that was added, or null where there are none. */
export function appendList(drawn: Document): Element | null {
  const products = document.querySelector(PRODUCTS);
  const added = [...(drawn.querySelector(PRODUCTS)?.children ?? [])];
  if (!products || added.length === 0) return null;
  keepFirst(drawn, document);
  products.append(...added);
  swapParts(drawn, ['.woocommerce-result-count', '.list-end']);
  swapHead(drawn);
  return added[0] ?? null;
}

function addBefore(drawn: Document, pages: readonly Document[]): void {
  const products = pages.flatMap((page) => [...(page.querySelector(PRODUCTS)?.children ?? [])]);
  drawn.querySelector(PRODUCTS)?.prepend(...products);
  const [first] = pages;
  if (first) keepFirst(drawn, first);
}

/** Which of all results stands first. */
function keepFirst(drawn: Document, page: Document): void {
  const first = page.querySelector(FIRST);
  const standing = drawn.querySelector(FIRST);
  if (first && standing) standing.textContent = first.textContent;
}

/** What was folded away stays so, and what was opened. */
function keepFolds(drawn: Document): void {
  for (const fold of document.querySelectorAll<HTMLDetailsElement>('.filter-fold'))
    drawn.getElementById(fold.id)?.toggleAttribute('open', fold.open);
}

function swapHead(drawn: Document): void {
  document.title = drawn.title;
  for (const selector of HEAD) {
    const next = drawn.head.querySelector(selector);
    const standing = document.head.querySelector(selector);
    if (standing && next) standing.replaceWith(document.adoptNode(next));
    else if (next) document.head.append(document.adoptNode(next));
    else standing?.remove();
  }
}

/** Menus say which page this is. */
function markCurrent(drawn: Document): void {
  const hrefs = new Set(
    [...drawn.querySelectorAll('.wd-nav a[aria-current]')].map((link) => link.getAttribute('href')),
  );
  for (const link of document.querySelectorAll('.wd-nav a[href]'))
    if (hrefs.has(link.getAttribute('href'))) link.setAttribute('aria-current', 'page');
    else link.removeAttribute('aria-current');
}

/** The search of the header looks where the list does. */
function keepSearch(drawn: Document): void {
  for (const select of document.querySelectorAll<HTMLSelectElement>('form.searchform select')) {
    const next = drawn.getElementById(select.id);
    if (next instanceof HTMLSelectElement) select.value = next.value;
  }
}
