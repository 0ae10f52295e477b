import type { Fragments } from '../cart/shopAjax.ts';
import { pageObject } from '../page/pageObjects.ts';
import type { ThemeAnswer } from './askTheme.ts';
import { wishHash } from './keptCookies.ts';

/** What a customer has on the lists, as the server has told it. */
export interface Wishes {
  readonly fragments: Fragments;
  readonly products: readonly string[];
}

/** Kept between pages by the names that the page gives, as the cart is: fragments in this tab, their hash in every tab. */
const names = () => {
  const settings = pageObject('woodmart_settings');
  const fragments = settings?.wishlist_fragment_name ?? '';
  return { hash: settings?.wishlist_hash_name ?? '', fragments, products: `${fragments}_products` };
};

/** Null: the server must be asked. */
export function readWishes(): Wishes | null {
  try {
    const { hash, fragments, products } = names();
    const kept = sessionStorage.getItem(fragments);
    if (kept === null || sessionStorage.getItem(hash) !== wishHash()) return null;
    return { fragments: JSON.parse(kept), products: JSON.parse(sessionStorage.getItem(products) ?? '[]') };
  } catch {
    return null;
  }
}

export function writeWishes({ fragments = {}, products = [], hash = '' }: ThemeAnswer): Wishes {
  const wishes = { fragments, products: products.map(String) };
  keep((key) => {
    sessionStorage.setItem(key.fragments, JSON.stringify(fragments));
    sessionStorage.setItem(key.products, JSON.stringify(wishes.products));
    sessionStorage.setItem(key.hash, hash);
    localStorage.setItem(key.hash, hash);
  });
  return wishes;
}

/** Wakes other tabs: a guest's wishes are in a cookie, which tells nobody that it has changed. */
export const tellTabs = (state: string): void => keep((key) => localStorage.setItem(key.hash, state));

/** The next visitor of this browser has no use for them. Without their hash whatever another tab tells is news. */
export const forgetWishes = (): void =>
  keep((key) => {
    for (const name of Object.values(key)) sessionStorage.removeItem(name);
  });

/** Calls when another tab has changed the lists. */
export function onOtherTab(call: () => void): void {
  addEventListener('storage', ({ key, newValue }) => {
    const { hash } = names();
    if (hash !== '' && key === hash && newValue !== sessionStorage.getItem(hash)) call();
  });
}

/** A browser that keeps nothing asks the server on every page. */
function keep(write: (key: ReturnType<typeof names>) => void): void {
  const key = names();
  if (key.hash === '' || key.fragments === '') return;
  try {
    write(key);
  } catch {
    // Full or forbidden.
  }
}
