import { putFragments } from '../cart/putFragments.ts';
import type { Part } from '../page/Part.ts';
import { pageObject } from '../page/pageObjects.ts';
import { hidesByEscape } from '../header/hidesByEscape.ts';
import { opensPlainly } from '../panels/opensPlainly.ts';
import { askTheme } from './askTheme.ts';
import { markKept, markLoading, showCount } from './keepButton.ts';
import { compareAlso, comparedIds, onOtherCompared, tellCompared } from './keptCookies.ts';
import { redrawHere } from './redrawHere.ts';

const HEADER = '.wd-header-compare';
const BUTTON = '.wd-compare-btn a[data-id]';
const PAGE = '.wd-compare-page';

/** Buttons that put products beside each other. spec/3 §6: the server is asked where the header shows them; else a cookie holds them. */
export const compareButtons: Part = {
  start() {
    showCount(HEADER, comparedIds().length);
    // By a link of the page before, or by a script of the shop's.
    tellCompared();
    onOtherCompared(showCompared);
    // A page from the history shows what was compared back then.
    addEventListener('pageshow', ({ persisted }) => {
      if (persisted) showCompared();
    });
    document.addEventListener('click', (event) => {
      const button = opensPlainly(event, BUTTON);
      // One that is there leads to the others.
      if (!button || button.classList.contains('added')) return;
      event.preventDefault();
      if (!button.classList.contains('loading')) void add(button, button.dataset['id'] ?? '');
    });
  },
};

let asked: Promise<void> | null = null;

/** As the cookie has it now: counts, marks, the tables, and the list below the header's link where it was asked for. */
function showCompared(): void {
  const ids = comparedIds();
  showCount(HEADER, ids.length);
  for (const button of document.querySelectorAll<HTMLElement>(BUTTON)) {
    const isCompared = ids.includes(button.dataset['id'] ?? '');
    if (isCompared !== button.classList.contains('added')) markKept(button, isCompared);
  }
  if (document.querySelector(`${HEADER} .wd-dropdown-compare`)) asked = askCompared();
  redrawHere(PAGE);
}

/** The list below the header's link: it was drawn for everybody, and is asked for when somebody looks at it. */
export const compareDropdown: Part = {
  start(element) {
    hidesByEscape(element, () => element.querySelector<HTMLElement>(':scope > a'));
    if (comparedIds().length > 0) asked ??= askCompared();
  },
};

async function askCompared(): Promise<void> {
  try {
    const { fragments } = await askTheme('woodmart_get_fragment_product_category_compare', {});
    if (!fragments) throw new Error('The shop answered without fragments.');
    putFragments(fragments);
  } catch {
    // spec/3 §8.
    console.error('something wrong loading compare data');
    // Who looks again asks again.
    asked = null;
  }
}

/** Pages are the same for everybody: what this visitor compares is marked afterwards, also on what comes later. */
export const comparedMark: Part = {
  start(button) {
    if (comparedIds().includes(button.dataset['id'] ?? '')) markKept(button, true);
  },
};

async function add(button: HTMLElement, id: string): Promise<void> {
  if (!document.querySelector(`${HEADER} .wd-dropdown-compare`)) {
    showCount(HEADER, compareAlso(id));
    markEach(id);
    tellCompared();
    return;
  }
  markLoading(button, true);
  try {
    const { count, fragments } = await askTheme('woodmart_add_to_compare', { id });
    if (count === undefined) throw new Error('The shop answered without a count.');
    if (fragments) putFragments(fragments);
    showCount(HEADER, count);
    markEach(id);
    tellCompared();
  } catch {
    // spec/3 §8.
    console.error('We cant add to compare. Something wrong with AJAX response. Probably some PHP conflict.');
    markLoading(button, false);
  }
}

function markEach(id: string): void {
  for (const each of document.querySelectorAll<HTMLElement>(BUTTON))
    if (each.dataset['id'] === id) markKept(each, true);
}

/** The page of tables: products and whole tables go without loading it again. */
export const comparePage: Part = {
  start(page) {
    page.addEventListener('click', (event) => {
      const link = opensPlainly(event, '.wd-compare-remove, .wd-compare-remove-cat');
      if (!(link instanceof HTMLAnchorElement)) return;
      event.preventDefault();
      void remove(page, link);
    });
  },
};

async function remove(page: HTMLElement, link: HTMLAnchorElement): Promise<void> {
  const { id = '', categoryId = '' } = link.dataset;
  const key = page.dataset['key'] ?? pageObject('woodmart_settings')?.compare_page_nonce ?? '';
  page.classList.add('loading');
  try {
    const answer = id
      ? await askTheme('woodmart_remove_from_compare', { id, category_id: categoryId, key })
      : await askTheme('woodmart_remove_category_from_compare', { category_id: categoryId, key });
    if (answer.table === undefined) throw new Error('The shop answered without a table.');
    putFragments({ ...answer.fragments, [PAGE]: answer.table });
    tellCompared();
    document.getElementById('main')?.focus({ preventScroll: true });
  } catch {
    // spec/3 §8.
    console.error(
      'We cant remove product compare. Something wrong with AJAX response. Probably some PHP conflict.',
    );
    location.assign(link.href);
  }
}
