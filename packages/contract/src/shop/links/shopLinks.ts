import type { ShopSettings } from '../settings/shopSettings.ts';

/** Pages of the shop that there is one of. */
export interface ShopPlaces {
  readonly home: string;
  readonly shop: string;
  readonly cart: string;
  readonly checkout: string;
  readonly account: string;
  readonly lostPassword: string;
  readonly compare: string;
  readonly wishlist: string;
}

/** Where everything of the shop is: the one place that knows the paths. */
export interface ShopLinks extends ShopPlaces {
  readonly product: (slug: string) => string;
  readonly category: (slug: string) => string;
  readonly tag: (slug: string) => string;
  readonly post: (slug: string) => string;
  readonly postCategory: (slug: string) => string;
  readonly page: (slug: string) => string;
  /** The page of a finished order, for who knows its key. */
  readonly order: (id: number, key: string) => string;
  readonly accountOrder: (id: number) => string;
  readonly removeItem: (key: string, nonce: string) => string;
  readonly undoItem: (key: string, nonce: string) => string;
  readonly addToCart: (productId: number) => string;
  readonly search: (query: string) => string;
}

/** Below an origin (`https://shop.example`), or as paths without one. */
export function shopLinks({ pages }: Pick<ShopSettings, 'pages'>, origin = ''): ShopLinks {
  const at = (...parts: readonly string[]): string =>
    `${origin}/${parts.map((part) => `${encodeURIComponent(part)}/`).join('')}`;
  const cart = at(pages.cart);
  const checkout = at(pages.checkout);
  const account = at(pages.account);
  const query = (fields: Readonly<Record<string, string>>): string => `?${new URLSearchParams(fields)}`;
  return {
    home: at(),
    shop: at(pages.shop),
    cart,
    checkout,
    account,
    lostPassword: at(pages.account, 'lost-password'),
    compare: at(pages.compare),
    wishlist: at(pages.wishlist),
    product: (slug) => at('product', slug),
    category: (slug) => at('product-category', slug),
    tag: (slug) => at('product-tag', slug),
    post: (slug) => at('blog', slug),
    postCategory: (slug) => at('category', slug),
    page: (slug) => at(slug),
    order: (id, key) => at(pages.checkout, 'order-received', String(id)) + query({ key }),
    accountOrder: (id) => at(pages.account, 'view-order', String(id)),
    removeItem: (key, nonce) => cart + query({ remove_item: key, _wpnonce: nonce }),
    undoItem: (key, nonce) => cart + query({ undo_item: key, _wpnonce: nonce }),
    addToCart: (productId) => query({ 'add-to-cart': String(productId) }),
    search: (text) => at() + query({ s: text, post_type: 'product' }),
  };
}

/** What pages are drawn from is data: of the links, the addresses alone. */
export const shopPlaces = ({
  home,
  shop,
  cart,
  checkout,
  account,
  lostPassword,
  compare,
  wishlist,
}: ShopLinks): ShopPlaces => ({ home, shop, cart, checkout, account, lostPassword, compare, wishlist });
