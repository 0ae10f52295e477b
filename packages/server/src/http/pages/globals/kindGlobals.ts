import { directionOf, type PageView } from '@vitrine/contract/shop';
import { scriptTexts } from '@vitrine/texts';
import type { Call } from '../../call/Call.ts';
import { nonceFor } from '../../call/nonce.ts';
import { textsFor } from '../../call/textsFor.ts';
import { addressGlobals } from './addressGlobals.ts';
import { AJAX, yesNo } from './wire.ts';

/** What is known of a page when its objects are made. */
export type PageOf = Pick<PageView, 'kind' | 'content'>;
type Globals = Readonly<Record<string, unknown>>;
type GlobalsOf = { readonly [Kind in PageView['kind']]?: (call: Call, page: PageView<Kind>) => Globals };

/** Objects that only some pages have: no other has a script that asks for them, and some are large. */
const KINDS: GlobalsOf = {
  product: (call, { content }) => ({
    wc_single_product_params: singleProduct(call),
    ...(content.type === 'variable' && { wc_add_to_cart_variation_params: variation(call) }),
  }),
  cart: (call) => ({
    wc_cart_params: {
      ...AJAX,
      ...couponNonces(call),
      update_shipping_method_nonce: nonceFor(call, 'update-shipping-method'),
    },
  }),
  checkout: (call, { content }) => ({
    wc_checkout_params: checkout(call),
    ...addressGlobals(call),
    ...(content.signup && !content.isLoggedIn && passwordMeter(call)),
  }),
  account: (call, { content: { section } }) => ({
    ...(section === 'editAddress' && addressGlobals(call)),
    ...(['login', 'editAccount', 'resetPassword', 'invitation'].includes(section) && passwordMeter(call)),
  }),
};

export const kindGlobals = (call: Call, page: PageOf): Globals =>
  // A kind and its content belong together, which the table's type cannot say.
  (KINDS[page.kind] as ((call: Call, page: PageOf) => Globals) | undefined)?.(call, page) ?? {};

const couponNonces = (call: Call) => ({
  apply_coupon_nonce: nonceFor(call, 'apply-coupon'),
  remove_coupon_nonce: nonceFor(call, 'remove-coupon'),
});

const checkout = (call: Call) => ({
  ...AJAX,
  ...couponNonces(call),
  update_order_review_nonce: nonceFor(call, 'update-order-review'),
  checkout_url: '/?wc-ajax=checkout',
  is_checkout: '1',
  option_guest_checkout: yesNo(call.settings.checkout.guests),
  debug_mode: '',
  i18n_checkout_error: textsFor(call, scriptTexts)('orderFailed'),
  // Ways to pay that bring their own button: none of ours does.
  gateways_with_custom_place_order_button: [],
});

const variation = (call: Call) => {
  const t = textsFor(call, scriptTexts);
  return {
    wc_ajax_url: AJAX.wc_ajax_url,
    i18n_no_matching_variations_text: t('noSuchVariation'),
    i18n_make_a_selection_text: t('chooseOptions'),
    i18n_unavailable_text: t('variationUnavailable'),
    i18n_reset_alert_text: t('optionsCleared'),
  };
};

/** The options of the sliders and lightboxes that shops load beside these scripts. */
const singleProduct = (call: Call) => ({
  i18n_required_rating_text: textsFor(call, scriptTexts)('chooseRating'),
  // Without them the script of shops since 9.6 breaks off where it makes stars of the choice.
  i18n_rating_options: [1, 2, 3, 4, 5].map((stars) => textsFor(call, scriptTexts)('ratingOption', { stars })),
  i18n_product_gallery_trigger_text: textsFor(call, scriptTexts)('openGallery'),
  review_rating_required: yesNo(call.settings.reviews.needRating),
  flexslider: {
    rtl: directionOf(call.settings.site.language) === 'rtl',
    animation: 'slide',
    smoothHeight: true,
    directionNav: false,
    controlNav: 'thumbnails',
    slideshow: false,
    animationSpeed: 500,
    animationLoop: false,
    allowOneSlide: false,
  },
  // The gallery is the page's own, as with themes that bring one: a slider over it would lay it out anew, and a lightbox has no place.
  flexslider_enabled: '',
  zoom_enabled: '',
  zoom_options: [],
  photoswipe_enabled: '',
  photoswipe_options: {
    shareEl: false,
    closeOnScroll: false,
    history: false,
    hideAnimationDuration: 0,
    showAnimationDuration: 0,
  },
});

const passwordMeter = (call: Call): Globals => {
  const t = textsFor(call, scriptTexts);
  return {
    wc_password_strength_meter_params: {
      min_password_strength: '3',
      stop_checkout: '',
      i18n_password_error: t('weakPassword'),
      i18n_password_hint: t('passwordHint'),
    },
  };
};
