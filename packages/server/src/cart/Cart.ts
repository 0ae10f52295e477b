import type { Product } from '../catalogue/Product.ts';
import type { Address, Place } from '../pricing/Address.ts';
import type { CouponTotals, TaxTotals } from '../pricing/computeTotals.ts';
import type { LineTotals } from '../pricing/priceLines.ts';
import type { ShippingRate } from '../pricing/priceShipping.ts';
import type { Choice } from './choices.ts';

/** A line; its amounts are without tax, which stands beside them, and in minor units. */
export interface CartLine extends LineTotals {
  readonly productId: number;
  /** 0 when it is none. */
  readonly variationId: number;
  /** The product, or the parent of the variation. */
  readonly product: Product;
  readonly variation: Product | null;
  /** With the options of a variation. */
  readonly name: string;
  readonly slug: string;
  readonly sku: string;
  readonly imageId: number | null;
  readonly quantity: number;
  /** Of one piece, as the owner entered it. */
  readonly unitPrice: number;
  readonly choices: readonly Choice[];
  readonly extra: Readonly<Record<string, string>>;
  readonly isSoldIndividually: boolean;
  /** null: any number. */
  readonly maxQuantity: number | null;
  readonly isOnBackorder: boolean;
}

export interface CartPackage {
  readonly rates: readonly ShippingRate[];
  /** The id of the chosen rate; null when there is none to choose. */
  readonly chosen: string | null;
}

export interface Cart {
  readonly lines: readonly CartLine[];
  readonly coupons: readonly CouponTotals[];
  readonly packages: readonly CartPackage[];
  readonly taxes: readonly TaxTotals[];
  /** Pieces, not lines. */
  readonly count: number;
  readonly subtotal: number;
  readonly subtotalTax: number;
  readonly discount: number;
  readonly discountTax: number;
  readonly shipping: number;
  readonly shippingTax: number;
  readonly cartTax: number;
  readonly totalTax: number;
  readonly total: number;
  readonly needsShipping: boolean;
  readonly needsPayment: boolean;
  /** What the visitor has told so far. */
  readonly billing: Address;
  readonly shippingAddress: Address;
  /** Where it is shipped to, as far as is known: the shop's own place at first. */
  readonly destination: Place;
  readonly paymentMethod: string;
  /** A pure function of lines and total; '' when it is empty. */
  readonly hash: string;
  /** Names this purchase: to be sent back when the order is placed, so that twice is once. */
  readonly once: string;
}
