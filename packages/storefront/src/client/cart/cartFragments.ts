import Cookies from 'js-cookie';
import { FRAGMENT_TIMEOUT_MS, CART_LIFETIME_MS } from '../limits.ts';
import { onBody, tellBody } from '../events/bodyEvents.ts';
import type { Part } from '../page/Part.ts';
import { pageObject } from '../page/pageObjects.ts';
import { createCartStore, MINI_CART } from './cartStore.ts';
import { putFragments } from './putFragments.ts';
import { askShop, type Fragments } from './shopAjax.ts';

/** The cart of a page that is the same for everybody: from what the browser has kept, or else from the server. */
export const cartFragments: Part = {
  start() {
    const params = pageObject('wc_cart_fragments_params');
    if (!params) return;
    const store = createCartStore();
    const timeoutMs = Number(params.request_timeout) || FRAGMENT_TIMEOUT_MS;
    const time = String(Date.now());
    let timer: ReturnType<typeof setTimeout> | undefined;

    /** Again when the day is over. */
    function refreshIn(ms: number): void {
      clearTimeout(timer);
      timer = setTimeout(() => void refresh(), ms);
    }

    async function refresh(): Promise<void> {
      try {
        const answer = await askShop(
          params?.wc_ajax_url ?? '',
          'get_refreshed_fragments',
          { time },
          timeoutMs,
        );
        if (!answer.fragments) throw new Error('The shop answered without fragments.');
        putFragments(answer.fragments);
        store.write(answer.fragments, answer.cart_hash ?? '', { nowMs: Date.now(), isRefresh: true });
        tellBody('wc_fragments_refreshed');
      } catch {
        tellBody('wc_fragments_ajax_error');
      }
    }

    function keep(fragments: unknown, hash: unknown): void {
      // Told by others, who may tell of nothing.
      if (typeof fragments !== 'object' || fragments === null) return;
      store.write(fragments as Fragments, String(hash ?? ''), { nowMs: Date.now(), isRefresh: false });
    }

    followCookie();
    for (const name of ['wc_fragments_refreshed', 'wc_fragments_loaded']) onBody(name, followCookie);
    onBody('adding_to_cart', () => showCarts(true));
    onBody('wc_fragments_refreshed', () => refreshIn(CART_LIFETIME_MS));
    for (const name of ['wc_fragment_refresh', 'updated_wc_div']) onBody(name, () => void refresh());
    for (const name of ['added_to_cart', 'removed_from_cart']) onBody(name, keep);
    window.addEventListener('storage', ({ key }) => {
      if (store.isOtherCart(key)) void refresh();
    });
    window.addEventListener('pageshow', ({ persisted }) => {
      if (!persisted) return;
      // A page from the history shows the cart of back then.
      for (const cart of document.querySelectorAll(MINI_CART)) cart.replaceChildren();
      void refresh();
    });

    const kept = store.read(Date.now());
    if (!kept) {
      void refresh();
      return;
    }
    putFragments(kept.fragments);
    tellBody('wc_fragments_loaded');
    if (kept.leftMs !== null) refreshIn(kept.leftMs);
  },
};

/** Widgets that an author wants to be there only while there is something in them. */
function showCarts(isShown: boolean): void {
  for (const mark of document.querySelectorAll('.hide_cart_widget_if_empty'))
    mark.closest<HTMLElement>('.widget_shopping_cart')?.toggleAttribute('hidden', !isShown);
}

/** Nothing else says on a page that is the same for everybody whether a cart is empty. */
const followCookie = (): void => showCarts(Number(Cookies.get('woocommerce_items_in_cart')) > 0);
