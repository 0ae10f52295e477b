import Cookies from 'js-cookie';
import { NEW_PARTS, type Part } from '../page/Part.ts';
import { pageObject } from '../page/pageObjects.ts';
import { readViewed, viewAlso } from './viewedIds.ts';

/** facts/woo-contract: of the session. A script writes it, since a page that sets cookies is kept by no cache. */
const COOKIE = 'woocommerce_recently_viewed';
const viewed = (): readonly string[] => readViewed(Cookies.get(COOKIE) ?? '');

export const viewedMark: Part = {
  start(place) {
    const settings = pageObject('woodmart_settings');
    Cookies.set(COOKIE, viewAlso(viewed(), place.dataset['productId'] ?? ''), {
      path: settings?.cookie_path || '/',
      secure: settings?.cookie_secure_param === '1',
      sameSite: 'lax',
    });
  },
};

/** What was looked at before this product, the last first. */
export const recentlyViewed: Part = {
  start(place) {
    const ids = viewed().filter((id) => id !== place.dataset['productId']);
    if (ids.length > 0) void show(place, ids.toReversed());
  },
};

async function show(place: HTMLElement, ids: readonly string[]): Promise<void> {
  const template = pageObject('wc_add_to_cart_params')?.wc_ajax_url ?? '';
  const query = new URLSearchParams({ ids: ids.slice(0, 8).join('|') });
  try {
    const response = await fetch(`${template.replace('%%endpoint%%', 'recently_viewed')}&${query}`);
    const drawn = new DOMParser().parseFromString(response.ok ? await response.text() : '', 'text/html');
    const row = drawn.querySelector('.recently-viewed');
    // Another page, or nothing that is still there.
    if (!row) return;
    place.replaceChildren(document.adoptNode(row));
    document.dispatchEvent(new Event(NEW_PARTS));
  } catch {
    // The page is whole without it.
  }
}
