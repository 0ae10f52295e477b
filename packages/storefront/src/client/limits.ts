/** spec/3 §9: of compare and wishlist cookies. */
export const KEPT_DAYS = 7;
/** spec/3 §9. */
export const CART_LIFETIME_MS = 86_400_000;
/** spec/3 §9. */
export const FRAGMENT_TIMEOUT_MS = 5000;
/** What a change of the cart may take: what comes after it waits. The original waits for ever. */
export const CART_TIMEOUT_MS = 30_000;
/** spec/3 §9. */
export const STICKY_AFTER_PX = 300;
/** spec/3 §4: how much further down a header that hides goes; the second one with scroll-stick. */
export const HIDES_AFTER_PX = 100;
export const STICK_HIDES_AFTER_PX = 500;
/** facts of the theme, §1: how long a closed banner stays away. */
export const BANNER_DAYS = 60;
/** spec/3 §9. */
export const RESIZE_DEBOUNCE_MS = 300;
/** spec/3 §9: menus answer clicks up to this width. */
export const CLICK_MENUS = '(max-width: 1024px)';
/** spec/3 §9. */
export const FOOTER_COLLAPSES = '(max-width: 575px)';
/** spec/3 §9. */
export const TO_TOP_AFTER_PX = 100;
export const TO_TOP_MS = 800;
/** spec/3 §9: how long styles that come with a part of a page are waited for. */
export const STYLE_WAIT_MS = 500;
/** spec/3 §4: after it was hidden. */
export const PRELOADER_REMOVED_MS = 200;
/** facts of the shop's scripts, §10: after the page has loaded. */
export const NOTICE_FOCUS_MS = 500;
/** spec/3 §9. */
export const GALLERY_AUTOPLAY_MS = 3000;
/** spec/3 §9. */
export const SLIDE_MS = 400;
export const MOBILE_MENU_SLIDE_MS = 200;
export const ACCORDION_SLIDE_MS = 300;
/** spec/3 §9: what opens under this width is scrolled to. */
export const ACCORDION_SCROLLS = '(max-width: 1023px)';
export const ACCORDION_SCROLL_MS = 500;
export const ACCORDION_SCROLL_EXTRA_PX = 50;
/** facts of the theme, §1: `pjax_timeout`; after that the link is followed. */
export const LIST_TIMEOUT_MS = 5000;
/** facts of the theme, §1: `ajax_scroll_offset`. */
export const LIST_SCROLL_OFFSET_PX = 100;
/** spec/3 §9: animations take this long unless it says otherwise. */
export const LIST_SCROLL_MS = 400;
/** Filters stand beside the page up to this width, as the header's narrow columns do. */
export const FILTERS_BESIDE = '(max-width: 1024px)';
/** A handle that is moved by keys changes many times. */
export const PRICE_SETTLES_MS = 400;
