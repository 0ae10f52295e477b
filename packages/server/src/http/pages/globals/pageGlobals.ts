import { createHash } from 'node:crypto';
import { ATTRIBUTION_FIELDS, ATTRIBUTION_PREFIX } from '@vitrine/contract/shop';
import { headerBanner } from '../../../visitors/headerBanner.ts';
import { cartTexts, frameTexts, scriptTexts, wishlistTexts } from '@vitrine/texts';
import type { Call } from '../../call/Call.ts';
import { sharedNonce } from '../../call/nonce.ts';
import { textsFor } from '../../call/textsFor.ts';
import { VISITS_PATH } from '../../visits/addVisits.ts';
import { kindGlobals, type PageOf } from './kindGlobals.ts';
import { AJAX, yesNo } from './wire.ts';

/** spec/3 §9. */
const FRAGMENT_TIMEOUT_MS = 5000;

/** What the theme's scripts read beside the shop's own settings, as shops have it that have changed none of it. */
const THEME = {
  ajax_scroll: 'yes',
  ajax_scroll_class: '.wd-page-content',
  ajax_scroll_offset: '100',
  infinit_scroll_offset: '300',
  pjax_timeout: '5000',
  carousel_breakpoints: { 1025: 'lg', 768.98: 'md', 0: 'sm' },
  clear_menu_offsets_on_resize: 'yes',
  one_page_menu_offset: '150',
  sticky_product_details_offset: '150',
  sticky_product_details_different: '100',
  lazy_loading_offset: '0',
  site_width: '1216',
  current_page_builder: 'elementor',
  header_banner_enabled: 'no',
  header_banner_close_btn: 'yes',
  header_banner_version: '1',
  banner_version_cookie_expires: '60',
  promo_version: '1',
  promo_version_cookie_expires: '7',
  cookies_version: '1',
  age_verify_expires: '30',
  ajax_dropdowns_save: '1',
  // Pages are the same for everybody: what is on a list is always marked afterwards.
  wishlist_save_button_state: 'yes',
  compare_save_button_state: 'yes',
} as const;

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

/**
 * Objects that existing scripts expect on a page, by their names; scalars are texts as theirs are. On shared pages the same for every
 * visitor: nonces in them are a guest's.
 */
export function pageGlobals(call: Call, page: PageOf): Readonly<Record<string, unknown>> {
  const { links, settings, origin } = call;
  const cart = textsFor(call, cartTexts);
  const wishlist = textsFor(call, wishlistTexts);
  const mark = createHash('md5').update(`${settings.multisite.blogId}_${origin}/vitrine`).digest('hex');
  const keys = { cart_hash_key: `wc_cart_hash_${mark}`, fragment_name: `wc_fragments_${mark}` };
  const redirects = yesNo(settings.cart.redirectAfterAdd);
  const frame = textsFor(call, frameTexts);
  const script = textsFor(call, scriptTexts);
  return {
    woocommerce_params: {
      ...AJAX,
      i18n_password_show: frame('showPassword'),
      i18n_password_hide: frame('hidePassword'),
    },
    wc_cart_fragments_params: { ...AJAX, ...keys, request_timeout: String(FRAGMENT_TIMEOUT_MS) },
    wc_add_to_cart_params: {
      ...AJAX,
      i18n_view_cart: cart('view'),
      cart_url: links.cart,
      is_cart: page.kind === 'cart' ? '1' : '',
      cart_redirect_after_add: redirects,
    },
    woodmart_settings: {
      ...THEME,
      ...keys,
      ajaxurl: `${origin}/wp-admin/admin-ajax.php`,
      home_url: links.home,
      shop_url: links.shop,
      cart_url: links.cart,
      ajax_search_delay: String(settings.search.delayMs),
      // facts of the theme, §1: where a list is scrolled to when it changes in place.
      ajax_scroll: 'yes',
      ajax_scroll_class: '.wd-page-content',
      ajax_scroll_offset: '100',
      all_results: frame('viewAllResults'),
      add_to_cart_action: settings.cart.action,
      add_to_cart_action_timeout: yesNo(settings.cart.closesByItself),
      add_to_cart_action_timeout_number: String(settings.cart.closesAfterS),
      cart_redirect_after_add: redirects,
      menu_item_hover_to_click_on_responsive: yesNo(settings.header.menusByClick),
      header_banner_enabled: yesNo(headerBanner(settings.header) !== null),
      header_banner_close_btn: yesNo(settings.header.banner.canClose),
      header_banner_version: settings.header.banner.version,
      // facts of the theme, §1: in days.
      banner_version_cookie_expires: '60',
      collapse_footer_widgets: yesNo(settings.footer.collapses),
      preloader_delay: String(settings.preloader.delayMs),
      is_multisite: settings.multisite.on ? '1' : '',
      current_blog_id: String(settings.multisite.blogId),
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
      menu_storage_key: `woodmart_${mark}`,
      mobile_navigation_drilldown_back_to: frame('backTo', { name: '%s' }),
      mobile_navigation_drilldown_back_to_main_menu: frame('backToMenu'),
      mobile_navigation_drilldown_back_to_categories: frame('backToCategories'),
      countdown_days: script('days'),
      countdown_hours: script('hours'),
      countdown_mins: script('minutes'),
      countdown_sec: script('seconds'),
      close: frame('close'),
      loading: frame('loading'),
      adding_to_cart: frame('addingToCart'),
      added_to_cart: frame('addedToCart'),
      view_cart: cart('view'),
      go_to_checkout: cart('checkout'),
      continue_shopping: cart('continueShopping'),
    },
    ...elsewhereGlobals(call),
    ...(settings.counter.own && { vitrine_visits: { url: VISITS_PATH } }),
    ...kindGlobals(call, page),
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

/** Ours: what other sites are told of visitors, and what they show them. Nothing unless the owner wants it. */
const elsewhereGlobals = ({
  settings: { counter, contactWidget },
}: Call): Readonly<Record<string, unknown>> =>
  counter.url === '' && contactWidget.url === ''
    ? {}
    : {
        vitrine_elsewhere: {
          counter_url: counter.url,
          site_id: counter.siteId,
          widget_url: contactWidget.url,
        },
      };
