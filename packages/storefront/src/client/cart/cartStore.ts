import Cookies from 'js-cookie';
import { CART_LIFETIME_MS } from '../limits.ts';
import { pageObject } from '../page/pageObjects.ts';
import type { Fragments } from './shopAjax.ts';

/** By which the browser knows which cart the server has. */
export const HASH_COOKIE = 'woocommerce_cart_hash';
const CREATED = 'wc_cart_created';
/** Without this one a cache is of no use: it is the cart. */
export const MINI_CART = 'div.widget_shopping_cart_content';

/** What the browser keeps of the cart between pages. A browser that keeps nothing asks the server on every page. */
export interface CartStore {
  /** Fragments that still are what the server would say; null: it must be asked. */
  read(nowMs: number): { readonly fragments: Fragments; readonly leftMs: number | null } | null;
  /** `isRefresh`: the whole cart was asked for, not changed. */
  write(fragments: Fragments, hash: string, change: { nowMs: number; isRefresh: boolean }): void;
  /** Another tab has another cart. */
  isOtherCart(key: string | null): boolean;
}

export function createCartStore(): CartStore {
  const names = pageObject('wc_cart_fragments_params');
  if (!names || !canStore()) return { read: () => null, write: () => undefined, isOtherCart: () => false };
  const { cart_hash_key: hashKey, fragment_name: fragmentName } = names;

  return {
    read(nowMs) {
      const fragments = parseFragments(sessionStorage.getItem(fragmentName));
      const hash = sessionStorage.getItem(hashKey) ?? '';
      if (!fragments?.[MINI_CART] || hash !== (Cookies.get(HASH_COOKIE) ?? '')) return null;
      // An empty cart does not grow old.
      if (hash === '') return { fragments, leftMs: null };
      const createdMs = Number(sessionStorage.getItem(CREATED));
      const leftMs = createdMs + CART_LIFETIME_MS - nowMs;
      return createdMs > 0 && leftMs > 0 ? { fragments, leftMs } : null;
    },
    write(fragments, hash, { nowMs, isRefresh }) {
      const before = sessionStorage.getItem(hashKey) ?? '';
      try {
        sessionStorage.setItem(fragmentName, JSON.stringify(fragments));
        // The day runs from the first item on, and anew with each refresh.
        if (hash !== '' && (isRefresh || before === '')) sessionStorage.setItem(CREATED, String(nowMs));
        sessionStorage.setItem(hashKey, hash);
        localStorage.setItem(hashKey, hash);
      } catch {
        // It is full: an old cart must not be shown for this one.
        sessionStorage.removeItem(fragmentName);
      }
    },
    isOtherCart: (key) =>
      key === hashKey && localStorage.getItem(hashKey) !== sessionStorage.getItem(hashKey),
  };
}

function canStore(): boolean {
  try {
    for (const store of [sessionStorage, localStorage]) {
      store.setItem('wc', 'test');
      store.removeItem('wc');
    }
    return true;
  } catch {
    return false;
  }
}

function parseFragments(text: string | null): Fragments | null {
  try {
    const read: unknown = JSON.parse(text ?? 'null');
    return typeof read === 'object' && read !== null ? (read as Fragments) : null;
  } catch {
    return null;
  }
}
