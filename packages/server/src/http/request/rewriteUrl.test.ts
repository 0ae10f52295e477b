import { expect, it } from 'vitest';
import { rewriteUrl } from './rewriteUrl.ts';

it.each([
  ['/?wc-ajax=add_to_cart', '/-/wc-ajax?wc-ajax=add_to_cart'],
  ['/sub/shop/?x=1&wc-ajax=checkout', '/-/wc-ajax?x=1&wc-ajax=checkout'],
  ['/product/cup/?add-to-cart=14&quantity=2', '/-/cart-link?add-to-cart=14&quantity=2'],
  ['/cart/?remove_item=abc&_wpnonce=1', '/-/cart-link?remove_item=abc&_wpnonce=1'],
  ['/cart/?undo_item=abc', '/-/cart-link?undo_item=abc'],
  ['/shop/?s=wc-ajax=', '/shop/?s=wc-ajax='],
  ['/cart/', '/cart/'],
  ['/?s=cup&post_type=product', '/-search?s=cup&post_type=product'],
])('takes %s to %s', (from, to) => {
  expect(rewriteUrl(from)).toBe(to);
});
