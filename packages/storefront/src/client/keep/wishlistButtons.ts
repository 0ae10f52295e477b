import { putFragments } from '../cart/putFragments.ts';
import type { Part } from '../page/Part.ts';
import { pageObject } from '../page/pageObjects.ts';
import { sayRefusal } from '../page/sayRefusal.ts';
import { opensPlainly } from '../panels/opensPlainly.ts';
import { askTheme } from './askTheme.ts';
import { markKept, markLoading, showCount } from './keepButton.ts';
import { wishAlso, wishedIds } from './keptCookies.ts';
import { redrawHere } from './redrawHere.ts';
import { forgetWishes, onOtherTab, readWishes, tellTabs, writeWishes } from './wishlistStore.ts';

const HEADER = '.wd-header-wishlist';
const BUTTON = '.wd-wishlist-btn a[data-product-id]';
const PAGE = '.wd-wishlist-content';

const isCustomer = (): boolean => document.body.classList.contains('logged-in');
/** spec/3 §6: guests keep their wishes in a cookie; those of customers are on the server, and so are those of browsers without cookies. */
const isOnServer = (): boolean => isCustomer() || !navigator.cookieEnabled;

/** Products on the lists, as far as this page knows. */
let wished: ReadonlySet<string> = new Set();

function show(ids: readonly string[]): void {
  wished = new Set(ids);
  for (const button of document.querySelectorAll<HTMLElement>(BUTTON)) {
    const isWished = wished.has(button.dataset['productId'] ?? '');
    if (isWished !== button.classList.contains('added')) markKept(button, isWished);
  }
}

/** Pages are the same for everybody: what this visitor wishes for is marked afterwards, also on what comes later. */
export const wishedMark: Part = {
  start(button) {
    if (wished.has(button.dataset['productId'] ?? '')) markKept(button, true);
  },
};

export const wishlistButtons: Part = {
  start() {
    loadWishes();
    // By a link of the page before.
    if (!isOnServer()) tellTabs(wishedIds().join());
    onOtherTab(showWishes);
    // A page from the history shows the wishes of back then.
    addEventListener('pageshow', ({ persisted }) => {
      if (persisted) showWishes();
    });
    document.addEventListener('click', (event) => {
      const button = opensPlainly(event, BUTTON);
      if (!button || button.classList.contains('added')) return;
      event.preventDefault();
      if (!button.classList.contains('loading')) void add(button, button.dataset['productId'] ?? '');
    });
  },
};

/** As they are now, which may not be as this page was drawn. */
function showWishes(): void {
  loadWishes();
  redrawHere(PAGE);
}

/** What the visitor has on the lists: from what the browser has kept, or else from the server. */
export function loadWishes(): void {
  if (!isOnServer()) {
    forgetWishes();
    showCount(HEADER, wishedIds().length);
    return show(wishedIds());
  }
  const kept = readWishes();
  if (!kept) return void refresh();
  putFragments(kept.fragments);
  show(kept.products);
}

async function refresh(): Promise<void> {
  try {
    const key = pageObject('woodmart_settings')?.wishlist_fragments_nonce ?? '';
    const answer = await askTheme('vitrine_wishlist_fragments', { key });
    if (!answer.fragments) throw new Error('The shop answered without fragments.');
    putFragments(answer.fragments);
    show(writeWishes(answer).products);
  } catch {
    // spec/3 §8.
    console.error('something wrong loading wishlist data');
  }
}

async function add(button: HTMLElement, id: string): Promise<void> {
  if (!isOnServer()) {
    showCount(HEADER, wishAlso(id));
    show(wishedIds());
    tellTabs(wishedIds().join());
    return;
  }
  markLoading(button, true);
  const key = button.dataset['key'] ?? '';
  const isAsked = hasChooser() && (await choose(button, id));
  const added = isAsked || (await addTo({ product_id: id, group: '', key }));
  markLoading(button, false);
  if (added !== true && added.refusal) sayRefusal(added.refusal);
}

/** spec/3 §6: with the expanded wishlist a customer picks a group, unless the popup is off. */
function hasChooser(): boolean {
  const settings = pageObject('woodmart_settings');
  return isCustomer() && settings?.wishlist_expanded === 'yes' && settings.wishlist_show_popup !== 'disable';
}

/** False where there is nothing to choose: it goes to the default group then. */
async function choose(button: HTMLElement, id: string): Promise<boolean> {
  try {
    const { openChooser } = await import('./wishlistChooser.ts');
    return await openChooser(button, id, addTo);
  } catch {
    return false;
  }
}

/** Why a product is not on the list; empty: the shop has not said. */
export interface NotAdded {
  readonly refusal: string;
}

async function addTo(fields: Readonly<Record<string, string>>): Promise<true | NotAdded> {
  try {
    const answer = await askTheme('woodmart_add_to_wishlist', fields);
    if (answer.status === 'error' && answer.message) return { refusal: answer.message };
    if (answer.status === 'error' || answer.count === undefined) throw new Error('Nothing was added.');
    if (answer.fragments) putFragments(answer.fragments);
    else showCount(HEADER, answer.count);
    // Other shops do not say what else is there.
    const products = answer.products ?? [...wished, fields['product_id'] ?? ''].map(Number);
    show(writeWishes({ ...answer, products }).products);
    return true;
  } catch {
    // spec/3 §8.
    console.error('We cant add to wishlist. Something wrong with AJAX response. Probably some PHP conflict.');
    return { refusal: '' };
  }
}
