import Combobox from '@github/combobox-nav';
import type { Part } from '../page/Part.ts';
import { pageObject } from '../page/pageObjects.ts';
import { askSuggestions, type Suggestion } from './askSuggestions.ts';
import { markMatches } from './markMatches.ts';

/** Suggestions while one types. The form is an ordinary search, and stays one: Enter goes to its results. */
export const liveSearch: Part = {
  start(form) {
    const input = form.querySelector<HTMLInputElement>('input[name=s]');
    const box = form.parentElement?.querySelector<HTMLElement>('.wd-dropdown-results');
    const list = box?.querySelector<HTMLElement>('.wd-scroll-content');
    if (!(form instanceof HTMLFormElement) || !input || !box || !list) return;
    const { count = '', symbols_count: fewest = '1', post_type: postType = '' } = form.dataset;
    const delayMs = Number(pageObject('woodmart_settings')?.ajax_search_delay) || 0;
    const allText = pageObject('woodmart_settings')?.all_results ?? '';
    const told = document.createElement('div');
    told.className = 'screen-reader-text';
    told.setAttribute('role', 'status');
    form.after(told);
    list.id ||= `${input.id}-suggestions`;
    list.setAttribute('role', 'listbox');
    list.setAttribute('aria-label', input.labels?.[0]?.textContent?.trim() ?? '');
    input.setAttribute('role', 'combobox');
    input.setAttribute('aria-autocomplete', 'list');
    input.setAttribute('aria-expanded', 'false');
    input.setAttribute('aria-controls', list.id);
    const combobox = new Combobox(input, list, { tabInsertsSuggestions: false });
    let timer: ReturnType<typeof setTimeout> | undefined;
    let asking: AbortController | null = null;

    const close = (): void => {
      clearTimeout(timer);
      asking?.abort();
      combobox.stop();
      box.classList.remove('wd-opened');
      form.classList.remove('search-loading');
      input.setAttribute('aria-expanded', 'false');
    };
    const typed = (): string => input.value.trim();

    function show(suggestions: readonly Suggestion[]): void {
      const rows = suggestions.map((each) => rowOf(each, typed()));
      const found = rows.filter((row) => row.getAttribute('role') === 'option').length;
      if (found > 0 && allText !== '') rows.push(allRow(allText));
      list?.replaceChildren(...rows);
      for (const [index, row] of rows.entries()) row.id = `${list?.id}-${index}`;
      box?.classList.toggle('wd-opened', rows.length > 0);
      told.textContent =
        found > 0
          ? (form.dataset['foundText'] ?? '').replace('{number}', String(found))
          : (rows[0]?.textContent ?? '');
      if (rows.length === 0) return combobox.stop();
      combobox.start();
      combobox.clearSelection();
      input?.setAttribute('aria-expanded', 'true');
    }

    async function ask(): Promise<void> {
      const mine = (asking = new AbortController());
      form.classList.add('search-loading');
      const category = form.querySelector<HTMLSelectElement>('select[name=product_cat]')?.value ?? '';
      try {
        const fields = { query: typed(), number: count, post_type: postType, product_cat: category };
        const suggestions = await askSuggestions(fields, mine.signal);
        // An answer to what is no longer asked.
        if (!mine.signal.aborted) show(suggestions);
      } catch {
        // The form still searches.
        if (!mine.signal.aborted) close();
      } finally {
        if (asking === mine) form.classList.remove('search-loading');
      }
    }

    function soon(): void {
      clearTimeout(timer);
      asking?.abort();
      if (typed().length < Number(fewest)) return close();
      timer = setTimeout(() => void ask(), delayMs);
    }

    input.addEventListener('input', soon);
    form.querySelector('select[name=product_cat]')?.addEventListener('change', soon);
    input.addEventListener('focus', () => {
      if (list.childElementCount > 0 && typed().length >= Number(fewest)) soon();
    });
    input.addEventListener('keydown', (event) => {
      if (event.key !== 'Escape' || !box.classList.contains('wd-opened')) return;
      // The field itself would be emptied.
      event.preventDefault();
      close();
    });
    list.addEventListener('combobox-commit', ({ target }) => {
      if (target instanceof Element && target.matches('.view-all-results')) form.requestSubmit();
    });
    form.addEventListener('focusout', () => {
      // Whoever presses a row takes the focus away first.
      setTimeout(() => {
        if (!form.parentElement?.contains(document.activeElement)) close();
      }, 200);
    });
    form.addEventListener('submit', close);
    // What was typed before the script came.
    if (document.activeElement === input) soon();
  },
};

function rowOf(suggestion: Suggestion, typed: string): HTMLElement {
  const row = document.createElement('div');
  row.className = 'autocomplete-suggestion';
  const { value, permalink, thumbnail, price, sku, divider } = suggestion;
  if (divider !== undefined) {
    row.className = 'search-divider';
    row.setAttribute('role', 'presentation');
    row.textContent = divider;
    return row;
  }
  if (suggestion.no_results || suggestion.products_not_found || !permalink) {
    row.classList.add('no-results');
    row.setAttribute('role', 'presentation');
    row.textContent = plainText(value);
    return row;
  }
  const link = document.createElement('a');
  link.className = row.className;
  link.setAttribute('role', 'option');
  link.href = permalink;
  link.tabIndex = -1;
  if (thumbnail) link.insertAdjacentHTML('beforeend', `<span class="suggestion-thumb">${thumbnail}</span>`);
  const title = document.createElement('span');
  title.className = 'suggestion-title';
  title.append(markMatches(plainText(value), typed));
  link.append(title);
  if (sku) {
    const mark = document.createElement('span');
    mark.className = 'suggestion-sku';
    mark.textContent = sku;
    link.append(mark);
  }
  if (price) link.insertAdjacentHTML('beforeend', `<span class="suggestion-price price">${price}</span>`);
  return link;
}

function allRow(text: string): HTMLElement {
  const row = document.createElement('div');
  row.className = 'autocomplete-suggestion view-all-results';
  row.setAttribute('role', 'option');
  row.textContent = text;
  return row;
}

/** The wire has names as HTML. */
function plainText(html: string): string {
  return new DOMParser().parseFromString(html, 'text/html').body.textContent ?? '';
}
