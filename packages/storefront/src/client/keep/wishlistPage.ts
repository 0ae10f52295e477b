import { putFragments } from '../cart/putFragments.ts';
import type { Part } from '../page/Part.ts';
import { pageObject } from '../page/pageObjects.ts';
import { sendPlainly } from '../page/sendPlainly.ts';
import { swapFrom } from '../page/swapFrom.ts';
import { opensPlainly } from '../panels/opensPlainly.ts';
import { askTheme } from './askTheme.ts';
import { isTitleEmpty, wantTitle } from './groupTitle.ts';
import { wishedIds } from './keptCookies.ts';
import { loadWishes } from './wishlistButtons.ts';
import { tellTabs, writeWishes } from './wishlistStore.ts';

const CONTENT = '.wd-wishlist-content';
const CHECKBOX = 'input.wd-wishlist-checkbox';
const ALL = '.wd-wishlist-select-all input';

/** The lists' own page: products and lists are changed without loading it again. What cannot be sent so is sent as ever. */
export const wishlistPage: Part = {
  start(content) {
    const key = content.dataset['key'] ?? pageObject('woodmart_settings')?.wishlist_page_nonce ?? '';
    content.addEventListener('click', (event) => {
      const link = opensPlainly(event, 'a.wd-wishlist-remove');
      if (!(link instanceof HTMLAnchorElement)) return;
      event.preventDefault();
      const { productId = '', groupId = '' } = link.dataset;
      void remove(content, { product_id: productId, group_id: groupId, key }, () =>
        location.assign(link.href),
      );
    });
    content.addEventListener('change', ({ target }) => {
      if (target instanceof HTMLInputElement) follow(target);
    });
    // What was chosen before the script came; all of a list first, or one of it would say that it is not all.
    for (const chosen of [`${ALL}:checked`, `${CHECKBOX}:checked`])
      for (const box of content.querySelectorAll<HTMLInputElement>(chosen)) follow(box);
    content.addEventListener('submit', (event) => {
      const { target: form, submitter } = event;
      if (!(form instanceof HTMLFormElement) || !(submitter instanceof HTMLButtonElement)) return;
      event.preventDefault();
      act(content, form, submitter, key);
    });
    // A field that must be filled in says so in the shop's words.
    content.addEventListener(
      'invalid',
      ({ target }) => {
        if (target instanceof HTMLInputElement && target.name === 'title' && target.validity.valueMissing)
          wantTitle(target);
      },
      true,
    );
  },
};

/** All of a list, and whether it is all of it. */
function follow(box: HTMLInputElement): void {
  const form = box.closest('form');
  const all = form?.querySelector<HTMLInputElement>(ALL);
  const boxes = [...(form?.querySelectorAll<HTMLInputElement>(CHECKBOX) ?? [])];
  if (!all) return;
  if (box === all) for (const each of boxes) each.checked = all.checked;
  const chosen = boxes.filter(({ checked }) => checked).length;
  all.checked = chosen === boxes.length;
  all.indeterminate = chosen > 0 && !all.checked;
}

function act(content: HTMLElement, form: HTMLFormElement, submitter: HTMLButtonElement, key: string): void {
  const fields = new FormData(form, submitter);
  const ids = fields.getAll('product_id[]').map(String);
  const title = form.querySelector<HTMLInputElement>('input[name=title]');
  const { value: action } = submitter;
  // spec/3 §5.
  const isSure = (): boolean => confirm(pageObject('woodmart_settings')?.wishlist_remove_notice ?? '');
  if (action === 'remove') {
    if (ids.length === 0 || !isSure()) return;
    const asked = { product_id: ids, group_id: String(fields.get('group_id') ?? ''), key };
    return void remove(content, asked, () => sendPlainly(form, submitter));
  }
  if (action === 'move' && ids.length === 0) return;
  if (['rename_group', 'create_group'].includes(action) && title && isTitleEmpty(title)) return;
  // Everything on it goes with it.
  const isFull = form.closest('.wd-wishlist-group')?.querySelector(CHECKBOX) !== null;
  if (action === 'delete_group' && isFull && !isSure()) return;
  void send(content, form, fields, () => sendPlainly(form, submitter));
}

/** The page is drawn by the server as it is drawn for a plain form. */
async function send(
  content: HTMLElement,
  form: HTMLFormElement,
  fields: FormData,
  plainly: () => void,
): Promise<void> {
  content.classList.add('loading');
  try {
    const body = new URLSearchParams([...fields].map(([name, value]) => [name, String(value)]));
    const response = await fetch(form.action, { method: 'POST', body });
    const isPage = response.headers.get('content-type')?.includes('text/html');
    const parts = ['.woocommerce-notices-wrapper', CONTENT];
    if (!response.ok || !isPage || !swapFrom(await response.text(), CONTENT, parts))
      throw new Error('The shop answered without a list.');
    bringBack();
  } catch {
    plainly();
  }
}

async function remove(
  content: HTMLElement,
  fields: Readonly<Record<string, string | readonly string[]>>,
  plainly: () => void,
): Promise<void> {
  content.classList.add('loading');
  const { ajax_page: page = '1', list = '0' } = content.dataset;
  try {
    const answer = await askTheme('woodmart_remove_from_wishlist', {
      ...fields,
      'atts[ajax_page]': page,
      'atts[list]': list,
    });
    if (answer.wishlist_content === undefined) throw new Error('The shop answered without a list.');
    if (document.body.classList.contains('logged-in')) writeWishes(answer);
    else tellTabs(wishedIds().join());
    putFragments({ ...answer.fragments, [CONTENT]: answer.wishlist_content });
    bringBack();
  } catch {
    // spec/3 §8.
    console.error(
      'We cant remove from wishlist. Something wrong with AJAX response. Probably some PHP conflict.',
    );
    plainly();
  }
}

/** What was pressed may be gone: whoever uses the keyboard goes on from the page's beginning. */
function bringBack(): void {
  loadWishes();
  if (document.activeElement === document.body)
    document.getElementById('main')?.focus({ preventScroll: true });
  document.querySelector('.woocommerce-notices-wrapper [role=alert]')?.scrollIntoView({ block: 'nearest' });
}
