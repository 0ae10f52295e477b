import { demoAliases } from '../support/demoAliases.ts';
import type { Driver } from './Driver.ts';
import { WIDTHS } from './limits.ts';
import { BUILT_PARTS, MODULE_PARTS, PAGE_PARTS } from './Box.ts';
import { addToCart, addToLists, order } from './prepare.ts';

export interface CheckedPage {
  readonly name: string;
  /** Empty where it is what `before` leads to. */
  readonly path: string;
  /** What is measured in it. */
  readonly parts: string;
  readonly widths: readonly number[];
  /** What a visitor has done before it; gives where that has led to. */
  readonly before?: (driver: Driver) => Promise<string>;
}

const modules: readonly CheckedPage[] = demoAliases.map((alias) => ({
  name: `module ${alias}`,
  path: `/modules/${alias}`,
  parts: MODULE_PARTS,
  // Numbers that one script worked out are the same in every browser: what differs shows at one width.
  widths: WIDTHS.slice(-1),
}));

const shop = (name: string, path: string, before?: CheckedPage['before']): CheckedPage => ({
  name,
  path,
  parts: PAGE_PARTS,
  widths: WIDTHS,
  ...(before && { before }),
});

/** Every demo module, and every kind of page that the shop has. */
export const pages: readonly CheckedPage[] = [
  ...modules,
  shop('home', '/'),
  shop('shop', '/shop/'),
  shop('category', '/product-category/lamps/'),
  shop('simple product', '/product/celadon-mug/'),
  shop('variable product', '/product/moon-jar/'),
  shop('grouped product', '/product/a-table-for-two/'),
  shop('search', '/?s=vase&post_type=product'),
  shop('cart', '/cart/', addToCart),
  shop('empty cart', '/cart/'),
  shop('checkout', '/checkout/', addToCart),
  shop('order received', '', order),
  shop('account', '/my-account/'),
  shop('wishlist', '/wishlist/', addToLists),
  shop('compare', '/compare/', addToLists),
  shop('blog', '/blog/'),
  shop('post', '/blog/rust-on-purpose/'),
  shop('content', '/shipping-and-returns/'),
  { ...shop('built', '/built/'), parts: BUILT_PARTS },
];
