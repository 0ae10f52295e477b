import type { ImageView } from './ImageView.ts';
import type { ProductCardView } from './ProductCardView.ts';
import type { QuantityView } from './ProductPageView.ts';

export interface LabelledText {
  readonly label: string;
  readonly value: string;
}

export interface LabelledAmount {
  readonly label: string;
  readonly amount: number;
}

/** Amounts as the cart shows them, with or without tax. */
export interface CartLineView extends QuantityView {
  readonly key: string;
  readonly productId: number;
  /** 0 when it is none. */
  readonly variationId: number;
  readonly name: string;
  readonly url: string;
  readonly sku: string;
  readonly image: ImageView | null;
  /** Of one piece. */
  readonly price: number;
  readonly quantity: number;
  readonly subtotal: number;
  readonly choices: readonly LabelledText[];
  /** `Available on backorder`, or nothing. */
  readonly backorderText: string;
  readonly removeUrl: string;
}

export interface CouponView {
  readonly code: string;
  readonly discount: number;
  readonly hasFreeShipping: boolean;
  readonly removeUrl: string;
}

export interface RateView {
  /** `flat_rate:3` */
  readonly id: string;
  readonly label: string;
  readonly cost: number;
}

export interface PackageView {
  readonly name: string;
  readonly rates: readonly RateView[];
  /** The id of the chosen rate; empty: none. */
  readonly chosen: string;
}

export interface CartView {
  readonly lines: readonly CartLineView[];
  /** Pieces, not lines. */
  readonly count: number;
  readonly subtotal: number;
  readonly coupons: readonly CouponView[];
  readonly discount: number;
  readonly packages: readonly PackageView[];
  /** Where the rates are for (`75011 Paris, France`); empty: nowhere yet. */
  readonly destination: string;
  readonly taxes: readonly LabelledAmount[];
  /** The taxes are within the amounts above them, and are told beside the total. */
  readonly isTaxIncluded: boolean;
  readonly total: number;
  readonly needsShipping: boolean;
  readonly hash: string;
}

/** The cart's own page: what its form needs beside the cart. */
export interface CartPageView {
  readonly cart: CartView;
  readonly nonce: string;
  readonly couponsOn: boolean;
  /** A code that was sent and did not count, to be mended; else empty. */
  readonly refusedCoupon: string;
  readonly crossSells: readonly ProductCardView[];
}
