// @long
import { databaseKinds } from '@vitrine/server/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { startTestSite } from './testing/startTestSite.ts';

/** For each endpoint. `VITRINE_HOSTILE=5000` asks for as many as you like. */
const RUNS = Number(process.env['VITRINE_HOSTILE'] ?? 15);

const AJAX = [
  'get_refreshed_fragments',
  'add_to_cart',
  'remove_from_cart',
  'apply_coupon',
  'remove_coupon',
  'update_shipping_method',
  'get_cart_totals',
  'get_variation',
  'update_order_review',
  'checkout',
  'get_customer_location',
];
const ACTIONS = [
  'woodmart_ajax_search',
  'woodmart_add_to_compare',
  'woodmart_remove_from_compare',
  'woodmart_remove_category_from_compare',
  'woodmart_get_fragment_product_category_compare',
  'woodmart_add_to_wishlist',
  'woodmart_remove_from_wishlist',
  'revslider_ajax_call_front',
];
const PAGES = [
  '/shop/',
  '/product/',
  '/product-category/',
  '/product-tag/',
  '/blog/',
  '/category/',
  '/feed/',
  '/shop/feed/',
  '/sitemap-products-',
  '/cart/',
  '/checkout/',
  '/checkout/order-received/',
  '/my-account/',
  '/my-account/view-order/',
  '/my-account/orders/',
  '/wishlist/',
  '/compare/',
  '/wp-json/sliderrevolution/sliders/',
  '/wp-json/sliderrevolution/sliders/stream/',
  '/wp-json/sliderrevolution/sliders/modal/',
  '/uploads/',
];

const NAMES = [
  'product_id',
  'quantity',
  'variation_id',
  'attribute_pa_colour',
  'cart_item_key',
  'security',
  'key',
  'coupon_code',
  'coupon',
  'shipping_method[0]',
  'shipping_method',
  'post_data',
  'query',
  'number',
  'post_type',
  'product_cat',
  'id',
  'category_id',
  'client_action',
  'data',
  'data[id]',
  'data[alias]',
  'add-to-cart',
  'remove_item',
  'undo_item',
  's',
  'orderby',
  'cpage',
  'replytocom',
  'comment',
  'comment_parent',
  'paged',
  'wishlist_action',
  'group_id',
  'cart[x][qty]',
  'billing_email',
  '__proto__[x]',
  'constructor',
];

const VALUES = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.integer().map(String),
  fc.constantFrom(
    '',
    '0',
    '-1',
    '2147483648',
    '9007199254740993',
    '1e309',
    'NaN',
    "' or 1=1 --",
    '"; drop table products; --',
    '<script>alert(1)</script>',
    '../../../../etc/passwd',
    '..%2f..%2fetc%2fpasswd',
    '\u0000',
    '\ud800',
    '%',
    '%_%',
    '*'.repeat(300),
    'a '.repeat(2000),
    '{"a":',
    '[]',
    '${7*7}',
    'ﷺ'.repeat(100),
  ),
);
const FIELDS = fc.array(fc.tuple(fc.constantFrom(...NAMES), VALUES), { maxLength: 6 });
const COOKIES = fc.constantFrom(
  '',
  'vitrine_login=x',
  'woodmart_compare_list=%5B1%2C2%2C%22x%22%5D',
  'woodmart_compare_list={{{',
  'woodmart_wishlist_products=%7B%22__proto__%22%3A1%7D',
  'woocommerce_cart_hash=x; woocommerce_items_in_cart=1',
  `wp_woocommerce_session_${'0'.repeat(32)}=1%7C9999999999%7C9999999999%7Cx`,
);

/** What a page must never say. */
const LEAK = /SQLITE_|SqliteError|syntax error at|node_modules|\bat [\w.]+ \(|root:x:0/;

/** As a browser writes it; half a letter is none. */
const escape = (text: string): string => encodeURIComponent(Buffer.from(text).toString());

const encode = (fields: readonly (readonly [string, string])[]): string =>
  fields.map(([name, value]) => `${name}=${escape(value)}`).join('&');

describe.each(databaseKinds)('what the shop is sent, on %s', { timeout: 3_600_000 }, async (kind) => {
  const { app, url: site } = await startTestSite(kind);
  const { host } = new URL(site);
  const send = async (url: string, body: string | null, cookie: string, type: string) => {
    const answer = await app.inject({
      url,
      method: body === null ? 'GET' : 'POST',
      headers: { host, ...(cookie && { cookie }), ...(body !== null && { 'content-type': type }) },
      ...(body !== null && { payload: body }),
    });
    expect(answer.statusCode, `${url} ${body}`).toBeLessThan(500);
    expect(answer.body, `${url} ${body}`).not.toMatch(LEAK);
    return answer;
  };
  const TYPE = 'application/x-www-form-urlencoded';
  const types = fc.constantFrom(
    TYPE,
    TYPE,
    TYPE,
    'application/json',
    'text/plain',
    'multipart/form-data',
    'x/y',
  );

  it.each(AJAX)('?wc-ajax=%s answers 200, whatever it is', async (name) => {
    await fc.assert(
      fc.asyncProperty(FIELDS, COOKIES, fc.boolean(), async (fields, cookie, isPost) => {
        const query = encode(fields);
        const url = `/?wc-ajax=${name}${isPost || !query ? '' : `&${query}`}`;
        expect((await send(url, isPost ? query : null, cookie, TYPE)).statusCode).toBe(200);
      }),
      { numRuns: RUNS },
    );
  });

  it.each(ACTIONS)('admin-ajax %s never fails', async (action) => {
    await fc.assert(
      fc.asyncProperty(FIELDS, COOKIES, types, fc.boolean(), async (fields, cookie, type, isPost) => {
        const query = encode(fields);
        const path = `/wp-admin/admin-ajax.php?action=${action}`;
        await send(isPost ? path : `${path}&${query}`, isPost ? query : null, cookie, type);
      }),
      { numRuns: RUNS },
    );
  });

  it.each(PAGES)('%s never fails', async (page) => {
    await fc.assert(
      fc.asyncProperty(
        VALUES,
        FIELDS,
        COOKIES,
        types,
        fc.boolean(),
        async (part, fields, cookie, type, isPost) => {
          const query = encode(fields);
          const path = `${page}${escape(part)}`;
          await send(isPost ? path : `${path}?${query}`, isPost ? query : null, cookie, type);
        },
      ),
      { numRuns: RUNS },
    );
  });
});
