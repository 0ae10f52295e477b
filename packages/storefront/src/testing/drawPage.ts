import type { PageView } from '@vitrine/contract/shop';
import { Window } from 'happy-dom';
import { renderPage } from '../page/renderPage.tsx';
import { getOne } from './drawFragment.ts';

/** A whole page, parsed. */
export function drawPage(page: PageView) {
  const html = renderPage(page);
  const window = new Window({
    settings: {
      disableJavaScriptEvaluation: true,
      disableCSSFileLoading: true,
      disableJavaScriptFileLoading: true,
    },
  });
  window.document.write(html);
  const { document } = window;
  return {
    html,
    document,
    get: (selector: string) => getOne(document.body, selector),
    all: (selector: string) => [...document.querySelectorAll(selector)],
    /** What a form would send with its values as they are, button by button apart. */
    fields: (form: string) =>
      [...document.querySelectorAll(`${form} :is(input, select, textarea)`)].map((field) =>
        field.getAttribute('name'),
      ),
  };
}
