import { asVisitor } from './load.mjs';

const form = { 'content-type': 'application/x-www-form-urlencoded' };

/** Puts one piece into the visitor's cart. @param {number} id @returns {import('autocannon').Request} */
export const add = (id) =>
  asVisitor({
    method: 'POST',
    path: '/?wc-ajax=add_to_cart',
    headers: form,
    body: `product_id=${id}&quantity=1`,
  });

/** Asks for what every page shows of the cart. */
export const refresh = asVisitor({
  method: 'POST',
  path: '/?wc-ajax=get_refreshed_fragments',
  headers: form,
  body: 'time=1',
});
