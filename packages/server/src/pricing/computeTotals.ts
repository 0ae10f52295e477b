import type { Place } from './Address.ts';
import type { Coupon } from './coupons.ts';
import { type LineTotals, type LinesPriced, priceLines } from './priceLines.ts';
import {
  offersFor,
  type ShippableLine,
  type ShippingPlan,
  type ShippingRate,
  taxShipping,
} from './priceShipping.ts';
import { distribute, sum } from './rounding.ts';
import type { TaxRate } from './taxRates.ts';

export interface TotalsRequest {
  readonly lines: readonly ShippableLine[];
  /** Those that count, in the order in which they were added. */
  readonly coupons: readonly Coupon[];
  readonly tax: {
    readonly rates: readonly TaxRate[];
    readonly pricesInclude: boolean;
    readonly roundAtSubtotal: boolean;
    readonly shippingClass: string;
    /** Where the buyer is taxed, and where the shop is. */
    readonly place: Place;
    readonly base: Place;
  };
  /** null: nothing is shipped. */
  readonly shipping: ShippingPlan | null;
}

export interface CouponTotals {
  readonly code: string;
  readonly discount: number;
  readonly discountTax: number;
  readonly givesFreeShipping: boolean;
}

export interface TaxTotals {
  readonly rateId: number;
  readonly name: string;
  readonly ratePpm: number;
  readonly isCompound: boolean;
  readonly cart: number;
  readonly shipping: number;
  readonly amount: number;
}

/** Everything in minor units; amounts are without their tax, which stands beside them. */
export interface Totals {
  readonly lines: readonly LineTotals[];
  readonly coupons: readonly CouponTotals[];
  readonly rates: readonly ShippingRate[];
  readonly chosen: ShippingRate | null;
  readonly taxes: readonly TaxTotals[];
  readonly subtotal: number;
  readonly subtotalTax: number;
  readonly discount: number;
  readonly discountTax: number;
  readonly shipping: number;
  readonly shippingTax: number;
  readonly cartTax: number;
  readonly totalTax: number;
  readonly total: number;
}

/** What a cart costs. Lines always sum to totals. */
export function computeTotals({ lines, coupons, tax, shipping }: TotalsRequest): Totals {
  let place = tax.place;
  let priced = priceLines(lines, coupons, tax);
  const offered = shipping
    ? offersFor(shippable(lines, priced), priced.discounts.byLine, coupons, shipping)
    : { offers: [], chosen: null };
  // Who collects buys where the shop is.
  if (offered.chosen?.kind === 'local_pickup') {
    place = tax.base;
    priced = priceLines(lines, coupons, { ...tax, place });
  }
  const rates = taxShipping(offered.offers, lines, { ...tax, place });
  const chosen = rates.find(({ id }) => id === offered.chosen?.id) ?? null;
  return addUp(priced, coupons, rates, chosen, tax);
}

const shippable = (lines: readonly ShippableLine[], priced: LinesPriced): readonly ShippableLine[] =>
  lines.map((line, index) => ({ ...line, price: priced.lines[index]?.price ?? line.price }));

/** What priced lines come to, with one of the rates, and with fees that no coupon takes anything off. */
export function addUp(
  { totals: lines, discounts }: LinesPriced,
  coupons: readonly Coupon[],
  rates: readonly ShippingRate[],
  chosen: ShippingRate | null,
  tax: Pick<TotalsRequest['tax'], 'pricesInclude' | 'rates'>,
  fees: readonly LineTotals[] = [],
): Totals {
  const subtotal = sum(lines.map((line) => line.subtotal));
  const subtotalTax = sum(lines.map((line) => line.subtotalTax));
  const net = sum(lines.map(({ total }) => total));
  const cartTax = sum(lines.map(({ totalTax }) => totalTax));
  const fee = sum(fees.map(({ total }) => total));
  const feeTax = sum(fees.map(({ totalTax }) => totalTax));
  const shipping = chosen?.cost ?? 0;
  const shippingTax = chosen?.tax ?? 0;
  return {
    lines,
    coupons: couponTotals(coupons, discounts.byCoupon, subtotalTax - cartTax, tax.pricesInclude),
    rates,
    chosen,
    taxes: taxTotals([...lines, ...fees], chosen, tax.rates),
    subtotal,
    subtotalTax,
    discount: subtotal - net,
    discountTax: subtotalTax - cartTax,
    shipping,
    shippingTax,
    cartTax: cartTax + feeTax,
    totalTax: cartTax + feeTax + shippingTax,
    total: net + cartTax + fee + feeTax + shipping + shippingTax,
  };
}

/** Each coupon's share of the tax that the discounts save; where prices hold their tax it is a part of the discount. */
function couponTotals(
  coupons: readonly Coupon[],
  discounts: ReadonlyMap<string, number>,
  discountTax: number,
  pricesInclude: boolean,
): readonly CouponTotals[] {
  const amounts = coupons.map(({ code }) => discounts.get(code) ?? 0);
  const taxes = distribute(discountTax, amounts);
  return coupons.map(({ code, givesFreeShipping }, index) => {
    const [amount, tax] = [amounts[index] ?? 0, taxes[index] ?? 0];
    return { code, givesFreeShipping, discount: pricesInclude ? amount - tax : amount, discountTax: tax };
  });
}

function taxTotals(
  lines: readonly LineTotals[],
  chosen: ShippingRate | null,
  rates: readonly TaxRate[],
): readonly TaxTotals[] {
  return rates
    .map(({ id, name, ratePpm, isCompound, priority, position }) => {
      const cart = sum(lines.map(({ taxes }) => taxes.get(id) ?? 0));
      const shipping = chosen?.taxes.get(id) ?? 0;
      return {
        order: priority * 1e6 + position,
        total: { rateId: id, name, ratePpm, isCompound, cart, shipping, amount: cart + shipping },
      };
    })
    .filter(({ total }) => total.amount !== 0)
    .sort((a, b) => a.order - b.order)
    .map(({ total }) => total);
}
