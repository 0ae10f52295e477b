import { createHash } from 'node:crypto';
import { ATTRIBUTION_FIELDS, ATTRIBUTION_PREFIX } from '@vitrine/contract/shop';
import type { Call } from '../call/Call.ts';
import { nonceFor, sharedNonce } from '../call/nonce.ts';
import { cartTexts, frameTexts, wishlistTexts } from '@vitrine/texts';
import { textsFor } from '../call/textsFor.ts';

/** spec/3 §9. */
const FRAGMENT_TIMEOUT_MS = 5000;

/** spec/3 §3: which part of the tracker's cookies each field is. */
const ACCESSORS = [
  'current.typ',
  'current_add.rf',
  'current.cmp',
  'current.src',
  'current.mdm',
  'current.cnt',
  'current.id',
  'current.trm',
  'current.plt',
  'current.fmt',
  'current.tct',
  'current_add.ep',
  'current_add.fd',
  'session.pgs',
  'udata.vst',
  'udata.uag',
];

const yesNo = (is: boolean): string => (is ? 'yes' : 'no');

/**
 * Objects that existing scripts expect on a page, by their names; scalars are texts as theirs are. The same for every
 * visitor: nonces in them are a guest's.
 */
export function pageGlobals(call: Call, isShared: boolean): Readonly<Record<string, unknown>> {
  const { links, settings, origin } = call;
  const cart = textsFor(call, cartTexts);
  const wishlist = textsFor(call, wishlistTexts);
  const mark = createHash('md5').update(`1_${origin}/vitrine`).digest('hex');
  const keys = { cart_hash_key: `wc_cart_hash_${mark}`, fragment_name: `wc_fragments_${mark}` };
  const ajax = { ajax_url: '/wp-admin/admin-ajax.php', wc_ajax_url: '/?wc-ajax=%%endpoint%%' };
  const redirects = yesNo(settings.cart.redirectAfterAdd);
  return {
    wc_cart_fragments_params: { ...ajax, ...keys, request_timeout: String(FRAGMENT_TIMEOUT_MS) },
    wc_add_to_cart_params: {
      ...ajax,
      i18n_view_cart: cart('view'),
      cart_url: links.cart,
      is_cart: '',
      cart_redirect_after_add: redirects,
    },
    woodmart_settings: {
      ...keys,
      ajaxurl: `${origin}/wp-admin/admin-ajax.php`,
      home_url: links.home,
      shop_url: links.shop,
      cart_url: links.cart,
      ajax_search_delay: String(settings.search.delayMs),
      all_results: textsFor(call, frameTexts)('viewAllResults'),
      add_to_cart_action: settings.cart.action,
      cart_redirect_after_add: redirects,
      menu_item_hover_to_click_on_responsive: yesNo(settings.header.menusByClick),
      collapse_footer_widgets: yesNo(settings.footer.collapses),
      is_multisite: '',
      current_blog_id: '1',
      cookie_path: '/',
      cookie_secure_param: origin.startsWith('https:') ? '1' : '',
      compare_by_category: yesNo(settings.compare.byCategory),
      compare_page_nonce: sharedNonce(call, 'woodmart-compare'),
      wishlist_expanded: yesNo(settings.wishlist.expanded),
      wishlist_show_popup: settings.wishlist.popup,
      wishlist_hash_name: `woodmart_wishlist_hash_${mark}`,
      wishlist_fragment_name: `woodmart_wishlist_fragments_${mark}`,
      wishlist_page_nonce: sharedNonce(call, 'woodmart-wishlist'),
      wishlist_fragments_nonce: sharedNonce(call, 'woodmart-wishlist'),
      wishlist_remove_notice: wishlist('reallyRemove'),
      wishlist_default_group_text: wishlist('defaultGroup'),
      wishlist_current_default_group_text: wishlist('currentDefaultGroup'),
      wishlist_rename_group_notice: wishlist('emptyTitle'),
      view_cart: cart('view'),
      go_to_checkout: cart('checkout'),
      continue_shopping: cart('continueShopping'),
    },
    // Only cart and checkout use them, and those pages are the visitor's own.
    ...(!isShared && {
      wc_cart_params: {
        ...ajax,
        apply_coupon_nonce: nonceFor(call, 'apply-coupon'),
        remove_coupon_nonce: nonceFor(call, 'remove-coupon'),
        update_shipping_method_nonce: nonceFor(call, 'update-shipping-method'),
      },
      wc_checkout_params: {
        ...ajax,
        checkout_url: '/?wc-ajax=checkout',
        is_checkout: '1',
        apply_coupon_nonce: nonceFor(call, 'apply-coupon'),
        remove_coupon_nonce: nonceFor(call, 'remove-coupon'),
        update_order_review_nonce: nonceFor(call, 'update-order-review'),
      },
    }),
    wc_order_attribution: {
      params: {
        lifetime: settings.attribution.lifetimeMonths,
        session: settings.attribution.sessionMinutes,
        base64: false,
        ajaxurl: `${origin}/wp-admin/admin-ajax.php`,
        prefix: ATTRIBUTION_PREFIX,
        allowTracking: settings.attribution.on,
      },
      fields: Object.fromEntries(ATTRIBUTION_FIELDS.map((name, index) => [name, ACCESSORS[index]])),
    },
  };
}
