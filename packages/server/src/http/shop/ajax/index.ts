import { addToCart } from './addToCart.ts';
import type { AjaxEndpoint } from './AjaxEndpoint.ts';
import { getCartTotals, updateShippingMethod } from './cartTotals.ts';
import { checkout } from './checkout.ts';
import { applyCouponEndpoint, removeCouponEndpoint } from './coupons.ts';
import { getCustomerLocation } from './getCustomerLocation.ts';
import { getRefreshedFragments } from './getRefreshedFragments.ts';
import { getVariation } from './getVariation.ts';
import { quickView } from './quickView.ts';
import { recentlyViewed } from './recentlyViewed.ts';
import { removeFromCart } from './removeFromCart.ts';
import { updateOrderReview } from './updateOrderReview.ts';

/** facts/woo-contract §1: every public endpoint, by its name on the wire. */
export const ajaxEndpoints: Readonly<Record<string, AjaxEndpoint>> = {
  get_refreshed_fragments: getRefreshedFragments,
  add_to_cart: addToCart,
  remove_from_cart: removeFromCart,
  apply_coupon: applyCouponEndpoint,
  remove_coupon: removeCouponEndpoint,
  update_shipping_method: updateShippingMethod,
  get_cart_totals: getCartTotals,
  get_variation: getVariation,
  update_order_review: updateOrderReview,
  checkout,
  get_customer_location: getCustomerLocation,
  // Ours: what our own pages fetch.
  quick_view: quickView,
  recently_viewed: recentlyViewed,
};
