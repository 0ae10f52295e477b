/** Where calls that any page answers are taken to; no page has such a path. */
export const AJAX_PATH = '/-/wc-ajax';
export const CART_LINK_PATH = '/-/cart-link';
const SEARCH_PATH = '/-search';

const CART_LINK = /^(?:add-to-cart|remove_item|undo_item)=/;

/**
 * The contract's calls are a field in the query of any page (`/?wc-ajax=add_to_cart`, `/shop/?add-to-cart=14`): they go to one
 * route each. The address as it was written stays in `request.originalUrl`.
 */
export function rewriteUrl(url: string): string {
  const start = url.indexOf('?');
  if (start < 0) return url;
  const fields = url.slice(start + 1).split('&');
  if (fields.some((field) => field.startsWith('wc-ajax='))) return AJAX_PATH + url.slice(start);
  if (fields.some((field) => CART_LINK.test(field))) return CART_LINK_PATH + url.slice(start);
  // A search is the home page with a text.
  if (url.startsWith('/?') && fields.some((field) => field.startsWith('s=')))
    return SEARCH_PATH + url.slice(start);
  return url;
}
