/** Where something of a page is, and how large; the name says which thing, in every browser. */
export interface Box {
  readonly name: string;
  readonly edges: readonly [x: number, y: number, width: number, height: number];
}

/** What is measured in modules: all that has a place of its own. */
export const MODULE_PARTS = [
  'sr7-module',
  'sr7-slide:not([hidden]) .sr7-layer',
  'sr7-arrow',
  'sr7-bullet',
  'sr7-thumb',
  'sr7-tab',
  'sr7-progress',
].join();

/** What is measured in pages of the shop: landmarks, cards, headings, and whatever takes a hand. */
export const PAGE_PARTS = [
  'header',
  'nav',
  'main',
  'footer',
  'h1',
  'h2',
  'h3',
  'form',
  'fieldset',
  'table',
  'th',
  'td',
  'li.product',
  'article',
  'img',
  'input:not([type=hidden])',
  'select',
  'textarea',
  'button',
  '.button',
  'summary',
].join();

/** What is measured in pages of documents beside that. */
export const BUILT_PARTS = [
  PAGE_PARTS,
  '.swiper-slide:not([inert])',
  '.elementor-swiper-button',
  '.swiper-pagination-bullet',
  '.elementor-counter-number',
  '[role=tab]',
  '[role=tabpanel]',
  '.elementor-widget',
].join();

/** Runs in the page. What has no name of its own is called by its place among its like. */
export function readBoxes(parts: string): Box[] {
  // Menus are laid out when they open: here all of them are.
  const near = new CSSStyleSheet();
  near.replaceSync('* { content-visibility: visible !important }');
  document.adoptedStyleSheets.push(near);
  const counts = new Map<string, number>();
  const shown = [...document.querySelectorAll(parts)].filter((element) => element.checkVisibility());
  return shown.flatMap((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    if (!width || !height) return [];
    const kind = element.localName + (element.classList[0] ? `.${element.classList[0]}` : '');
    const count = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, count);
    return [{ name: element.id || `${kind} ${count}`, edges: [x, y, width, height] as const }];
  });
}
