import type { PageKind } from '@vitrine/contract/shop';

/** Scripts tell pages apart by these. */
const CLASSES: Readonly<Record<PageKind, string>> = {
  product: 'single single-product woocommerce woocommerce-page',
  list: 'archive woocommerce woocommerce-shop woocommerce-page',
  content: 'page',
  posts: 'blog',
  message: 'error-page',
  cart: 'woocommerce-cart woocommerce-page',
  checkout: 'woocommerce-checkout woocommerce-page',
  orderReceived: 'woocommerce-checkout woocommerce-order-received woocommerce-page',
  account: 'woocommerce-account woocommerce-page',
  wishlist: 'woocommerce wd-page-wishlist',
  compare: 'woocommerce wd-page-compare',
};

export function bodyClasses(kind: PageKind, isLoggedIn: boolean, direction: 'ltr' | 'rtl'): string {
  return [CLASSES[kind], isLoggedIn ? 'logged-in' : '', direction === 'rtl' ? 'rtl' : '']
    .filter(Boolean)
    .join(' ');
}
