import { loadChunk } from '../assets/loadChunk.ts';
import type { PageContext } from '../page/PageContext.ts';
import { pageElement, type PageElement } from './Handler.ts';
import { EVERYWHERE, HANDLERS, type HandlerRow } from './handlers.ts';

/** Elements of the documents of a page: not those of a document within another, which are its own. */
export function startElements(page: PageContext, root: ParentNode = document): void {
  for (const found of root.querySelectorAll<HTMLElement>(
    '.elementor[data-elementor-id] .elementor-element',
  )) {
    // Each in its own turn: a page of a thousand elements answers meanwhile.
    setTimeout(() => startElement(found, page));
  }
}

const started = new WeakSet<Element>();

/** The handlers of one element, and whoever waits for it. What is within nested widgets is started by those. */
export function startElement(element: HTMLElement, page: PageContext): void {
  const { element_type: type, widget_type: widget } = element.dataset;
  if (page.config.is_static || !type || started.has(element)) return;
  if (element.closest('[data-delay-child-handlers="true"]')) return;
  started.add(element);
  const of = pageElement(element, page);
  page.tell('frontend/element_ready/global', element);
  void startRows(EVERYWHERE, of);
  page.tell(`frontend/element_ready/${type}`, element);
  void startRows(
    HANDLERS.filter((row) => row.type === type),
    of,
  );
  if (!widget) return;
  page.tell(`frontend/element_ready/${widget}`, element);
  void startRows(
    HANDLERS.filter((row) => row.type === widget.split('.')[0]),
    of,
  );
}

/** One after the other: a stretched section is measured by what comes after. A row that fails leaves the next as it is. */
async function startRows(rows: readonly HandlerRow[], of: PageElement): Promise<void> {
  for (const row of rows) {
    if (row.wants && !row.wants(of)) continue;
    try {
      (await loadChunk(row.name, row.load)).start(of);
      of.page.tell(`frontend/element_handler_ready/${row.name}`, of.element);
    } catch (error) {
      console.error(error);
      // It waits for an entrance that does not come.
      of.element.classList.remove('elementor-invisible');
    }
  }
}
