import { putFragments } from '../cart/putFragments.ts';
import type { Part } from '../page/Part.ts';
import { pageObject } from '../page/pageObjects.ts';
import { opensPlainly } from '../panels/opensPlainly.ts';
import { askTheme } from './askTheme.ts';
import { markAdded, markLoading, showCount } from './keepButton.ts';
import { wishAlso, wishCount, wishedIds } from './keptCookies.ts';

const HEADER = '.wd-header-wishlist';
const BUTTON = '.wd-wishlist-btn a[data-product-id]';

/** spec/3 §6: guests keep their wishes in a cookie; those of customers are on the server, and so are those of browsers without cookies. */
const isOnServer = (): boolean => document.body.classList.contains('logged-in') || !navigator.cookieEnabled;

export const wishlistButtons: Part = {
  start() {
    showCount(HEADER, wishCount(isOnServer()));
    document.addEventListener('click', (event) => {
      const button = opensPlainly(event, BUTTON);
      if (!button || button.classList.contains('added')) return;
      event.preventDefault();
      if (!button.classList.contains('loading')) void add(button, button.dataset['productId'] ?? '');
    });
  },
};

/** Pages are the same for everybody: what this guest wishes for is marked afterwards. */
export const wishedMark: Part = {
  start(button) {
    if (!isOnServer() && wishedIds().includes(button.dataset['productId'] ?? '')) markAdded(button);
  },
};

async function add(button: HTMLElement, id: string): Promise<void> {
  if (!isOnServer()) {
    showCount(HEADER, wishAlso(id));
    markEach(id);
    return;
  }
  markLoading(button, true);
  try {
    const fields = { product_id: id, group: '', key: button.dataset['key'] ?? '' };
    const { count, fragments } = await askTheme('woodmart_add_to_wishlist', fields);
    if (fragments) putFragments(fragments);
    if (count !== undefined) showCount(HEADER, count);
    markEach(id);
  } catch {
    // spec/3 §8.
    console.error('We cant add to wishlist. Something wrong with AJAX response. Probably some PHP conflict.');
    markLoading(button, false);
  }
}

function markEach(id: string): void {
  for (const each of document.querySelectorAll<HTMLElement>(BUTTON))
    if (each.dataset['productId'] === id) markAdded(each);
}

/** The list's own page: products go without loading it again. */
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
    content.addEventListener('submit', (event) => {
      const { target: form, submitter } = event;
      const isRemoval = submitter instanceof HTMLButtonElement && submitter.value === 'remove';
      if (!(form instanceof HTMLFormElement) || !isRemoval) return;
      event.preventDefault();
      const ids = new FormData(form).getAll('product_id[]').map(String);
      // spec/3 §5.
      const question = pageObject('woodmart_settings')?.wishlist_remove_notice ?? '';
      if (ids.length === 0 || !confirm(question)) return;
      const fields = { product_id: ids, group_id: String(new FormData(form).get('group_id') ?? ''), key };
      void remove(content, fields, () => form.submit());
    });
  },
};

async function remove(
  content: HTMLElement,
  fields: Readonly<Record<string, string | readonly string[]>>,
  plainly: () => void,
): Promise<void> {
  content.classList.add('loading');
  try {
    const page = new URLSearchParams(location.search).get('paged') ?? '1';
    const answer = await askTheme('woodmart_remove_from_wishlist', { ...fields, 'atts[ajax_page]': page });
    if (answer.wishlist_content === undefined) throw new Error('The shop answered without a list.');
    putFragments({ ...answer.fragments, '.wd-wishlist-content': answer.wishlist_content });
    document.getElementById('main')?.focus({ preventScroll: true });
  } catch {
    // spec/3 §8.
    console.error(
      'We cant remove from wishlist. Something wrong with AJAX response. Probably some PHP conflict.',
    );
    plainly();
  }
}
