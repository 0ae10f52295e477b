/**
 * What a visitor is to be told about a cart: a code with what the sentence needs. How it is said is the business of who shows it.
 * Kept as JSON until the next full page: a code that was once queued must stay readable.
 */
export type CartNotice =
  /** Of a call that names nothing that is sold, or no piece of it. */
  | { readonly code: 'product_unknown' }
  | { readonly code: 'quantity_needed' }
  /** Of what is to be added. */
  | { readonly code: 'options_needed'; readonly product: string; readonly slug: string }
  | { readonly code: 'choices_missing'; readonly names: readonly string[] }
  | { readonly code: 'choices_wrong'; readonly names: readonly string[] }
  | { readonly code: 'already_in_cart'; readonly product: string }
  | { readonly code: 'not_for_sale' }
  | { readonly code: 'out_of_stock'; readonly product: string }
  | { readonly code: 'not_enough_stock'; readonly product: string; readonly left: number }
  | { readonly code: 'not_enough_beside_cart'; readonly left: number; readonly inCart: number }
  | { readonly code: 'cart_full' }
  /** Of what is in the cart. */
  | { readonly code: 'only_one'; readonly product: string }
  | { readonly code: 'not_enough_for_order'; readonly product: string; readonly left: number }
  | { readonly code: 'out_of_stock_for_order'; readonly product: string }
  | { readonly code: 'line_unknown' }
  | { readonly code: 'rate_unknown'; readonly rate: string }
  | { readonly code: 'line_not_restored' }
  | { readonly code: 'item_gone' }
  | { readonly code: 'no_longer_sold'; readonly product: string }
  | CouponNotice;

export type CouponNotice =
  | { readonly code: 'coupon_applied' }
  | { readonly code: 'coupon_removed' }
  | { readonly code: 'coupon_not_removed' }
  | { readonly code: 'coupon_needed' }
  | { readonly code: 'coupon_unknown'; readonly coupon: string }
  | { readonly code: 'coupon_already_applied' }
  | { readonly code: 'coupon_stands_alone'; readonly coupon: string }
  | { readonly code: 'coupons_off' }
  | { readonly code: 'coupon_tries_exceeded' }
  | { readonly code: 'coupons_full' }
  | { readonly code: 'coupon_gone'; readonly coupon: string }
  | { readonly code: 'coupon_limit_reached' }
  | { readonly code: 'coupon_user_limit_reached' }
  | { readonly code: 'coupon_expired' }
  /** amount: minor units. */
  | { readonly code: 'coupon_below_minimum'; readonly amount: number }
  | { readonly code: 'coupon_above_maximum'; readonly amount: number }
  | { readonly code: 'coupon_not_applicable' }
  | { readonly code: 'coupon_excluded' }
  | { readonly code: 'coupon_sale_items' }
  | { readonly code: 'coupon_other_email'; readonly coupon: string };
