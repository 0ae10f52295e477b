import type { PageView } from '@vitrine/contract/shop';
import { renderPage } from '../page/renderPage.tsx';
import { getOne } from './drawFragment.ts';
import { parseHtml } from './parseHtml.ts';

/** A whole page, parsed. */
export function drawPage(page: PageView) {
  const html = renderPage(page);
  const document = parseHtml(html);
  return {
    html,
    document,
    get: (selector: string) => getOne(document.body, selector),
    all: (selector: string) => [...document.querySelectorAll(selector)],
    /** The names of what a form sends, its buttons left out. */
    fields: (form: string) =>
      [...document.querySelectorAll(`${form} :is(input, select, textarea)`)].map((field) =>
        field.getAttribute('name'),
      ),
  };
}
