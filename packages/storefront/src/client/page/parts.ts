import { cartButtons } from '../cart/cartButtons.ts';
import { cartFragments } from '../cart/cartFragments.ts';
import { clickMenus } from '../header/clickMenus.ts';
import { headerBanner } from '../header/headerBanner.ts';
import { mobileMenu } from '../header/mobileMenu.ts';
import { stickyHeader } from '../header/stickyHeader.ts';
import { compareButtons, compareDropdown, comparedMark, comparePage } from '../keep/compareParts.ts';
import { wishedMark, wishlistButtons } from '../keep/wishlistButtons.ts';
import { addedPopup } from '../panels/addedPopup.ts';
import { cartPanel } from '../panels/cartPanel.ts';
import { loginPanel } from '../panels/loginPanel.ts';
import { quickView } from '../product/quickView.ts';
import { recentlyViewed, viewedMark } from '../product/recentlyViewed.ts';
import { stickyBar } from '../product/stickyBar.ts';
import { searchTool } from '../search/searchTool.ts';
import { accordion } from '../small/accordion.ts';
import { comingSoonBanner } from '../small/comingSoonBanner.ts';
import { elsewhere } from '../small/elsewhere.ts';
import { firstNotice } from '../small/firstNotice.ts';
import { footerWidget } from '../small/footerWidgets.ts';
import { lazyBackground } from '../small/lazyBackground.ts';
import { namedComment } from '../small/namedComment.ts';
import { passwordToggle } from '../small/passwordToggle.ts';
import { preloader } from '../small/preloader.ts';
import { quantityMinimum } from '../small/quantityMinimum.ts';
import { scrollbar } from '../small/scrollbar.ts';
import { scrollToTop } from '../small/scrollToTop.ts';
import { sortOrder } from '../small/sortOrder.ts';
import { stickyAnchors } from '../small/stickyAnchors.ts';
import { storeNotice } from '../small/storeNotice.ts';
import { videoPlaceholder } from '../small/videoPlaceholder.ts';
import { visits } from '../small/visits.ts';
import type { Part } from './Part.ts';
import { DONE_ELSEWHERE as ELSEWHERE } from './doneElsewhere.ts';
import type { PartRow } from './createPartStarter.ts';

const loadAttribution = async (): Promise<Part> =>
  (await import('../attribution/attribution.ts')).attribution;

/** All that moves on the shop's pages, one row each, in the order in which they start. */
export const PARTS: readonly PartRow[] = [
  { selector: '.wd-preloader', when: 'now', load: () => preloader },
  // It changes how high the page is.
  { selector: '.wd-accordion', when: 'now', load: () => accordion },
  // What a page is for: it is fetched while the others start.
  {
    selector: 'form.variations_form',
    when: 'now',
    unless: ELSEWHERE.variations,
    load: async () => (await import('../product/variations.ts')).variationsForm,
  },
  {
    selector: '.summary form.cart',
    when: 'now',
    load: async () => (await import('../product/productForm.ts')).productForm,
  },
  {
    selector: '.woocommerce-product-gallery--with-images',
    when: 'now',
    load: async () => (await import('../product/gallery.ts')).gallery,
  },
  {
    selector: '.cart-page-content',
    when: 'now',
    unless: ELSEWHERE.cartPage,
    load: async () => (await import('../cartPage/cartPage.ts')).cartPage,
  },
  {
    selector: 'form.checkout.woocommerce-checkout',
    when: 'now',
    unless: ELSEWHERE.checkout,
    load: async () => (await import('../checkout/checkoutForm.ts')).checkoutForm,
  },
  {
    selector: '.list-page',
    when: 'now',
    load: async () => (await import('../list/index.ts')).liveList,
  },
  {
    selector: '.price-range',
    when: 'now',
    load: async () => (await import('../list/index.ts')).priceRange,
  },
  { selector: 'body', when: 'now', unless: ELSEWHERE.cartButtons, load: () => cartButtons },
  { selector: 'body', when: 'now', unless: ELSEWHERE.cartFragments, load: () => cartFragments },
  { selector: 'body', when: 'now', load: () => compareButtons },
  { selector: '.wd-compare-btn a[data-id]', when: 'now', load: () => comparedMark },
  { selector: '.wd-header-compare.wd-with-dropdown', when: 'touched', load: () => compareDropdown },
  { selector: '.wd-compare-page', when: 'now', load: () => comparePage },
  { selector: 'body', when: 'now', load: () => wishlistButtons },
  { selector: '.wd-wishlist-btn a[data-product-id]', when: 'now', load: () => wishedMark },
  {
    selector: '.wd-wishlist-content',
    when: 'now',
    load: async () => (await import('../keep/wishlistPage.ts')).wishlistPage,
  },
  { selector: 'body', when: 'now', load: () => quickView },
  { selector: '.recently-viewed-place', when: 'now', load: () => viewedMark },
  { selector: '.recently-viewed-place', when: 'seen', load: () => recentlyViewed },
  { selector: '.cart-widget-side', when: 'now', load: () => cartPanel },
  { selector: 'dialog.wd-added-popup:not([open])', when: 'now', load: () => addedPopup },
  { selector: '.login-form-side', when: 'now', load: () => loginPanel },
  { selector: '.header-banner', when: 'now', load: () => headerBanner },
  { selector: '.whb-header:is(.whb-sticky-real,.whb-sticky-clone)', when: 'now', load: () => stickyHeader },
  { selector: '.menu-details', when: 'now', load: () => mobileMenu },
  { selector: '.wd-nav-main', when: 'now', load: () => clickMenus },
  { selector: 'details.wd-header-search', when: 'now', load: () => searchTool },
  {
    selector: 'form.woodmart-ajax-search',
    when: 'touched',
    load: async () => (await import('../search/liveSearch.ts')).liveSearch,
  },
  // Orders say where somebody came from: forms for them have it at once, other pages note it when they have nothing else to do.
  {
    selector: 'body:has(wc-order-attribution-inputs)',
    when: 'now',
    unless: ELSEWHERE.attribution,
    load: loadAttribution,
  },
  {
    selector: 'body:not(:has(wc-order-attribution-inputs))',
    when: 'idle',
    unless: ELSEWHERE.attribution,
    load: loadAttribution,
  },
  { selector: 'body', when: 'now', load: () => stickyAnchors },
  { selector: '#comments', when: 'now', load: () => namedComment },
  {
    selector: '.woocommerce-store-notice',
    when: 'now',
    unless: ELSEWHERE.smallThings,
    load: () => storeNotice,
  },
  {
    selector: 'a.coming-soon-footer-banner-dismiss',
    when: 'now',
    unless: ELSEWHERE.smallThings,
    load: () => comingSoonBanner,
  },
  {
    selector: '.woocommerce form input[type=password], .login-form-side input[type=password]',
    when: 'now',
    unless: ELSEWHERE.smallThings,
    load: () => passwordToggle,
  },
  {
    selector: 'input.qty:not(.product-quantity input.qty)',
    when: 'now',
    unless: ELSEWHERE.smallThings,
    load: () => quantityMinimum,
  },
  {
    selector: 'form.woocommerce-ordering select',
    when: 'now',
    unless: ELSEWHERE.smallThings,
    load: () => sortOrder,
  },
  { selector: '.footer-widget-collapse .widget', when: 'now', load: () => footerWidget },
  { selector: '.wd-sticky-btn', when: 'now', load: () => stickyBar },
  { selector: 'a.wd-video-placeholder', when: 'now', load: () => videoPlaceholder },
  {
    // The first of a header's boxes hide nothing, and are seen at once: to name them would have all that stands in them styled again.
    selector:
      '.e-con.e-parent:not(.e-lazyloaded, .e-no-lazyload, [data-elementor-type=header] > :nth-of-type(-n+3))',
    when: 'seen',
    load: () => lazyBackground,
  },
  { selector: 'body', when: 'now', unless: ELSEWHERE.smallThings, load: () => firstNotice },
  { selector: 'body', when: 'now', load: () => scrollbar },
  { selector: 'body', when: 'now', load: () => elsewhere },
  { selector: 'body', when: 'now', load: () => visits },
  { selector: 'a.scrollToTop', when: 'now', load: () => scrollToTop },
];
