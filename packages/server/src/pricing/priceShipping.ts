import type { Place } from './Address.ts';
import type { Coupon, PricedLine } from './coupons.ts';
import { sum } from './rounding.ts';
import { findZone, type Zone } from './shipping/findZone.ts';
import { ratesFor, type ShippingMethod, type ShippingOffer } from './shipping/ratesFor.ts';
import { ratesAt, type TaxRate } from './taxRates.ts';
import { taxesOf } from './taxesOf.ts';

export interface ShippingZone extends Zone {
  readonly methods: readonly ShippingMethod[];
}

export interface ShippableLine extends PricedLine {
  readonly isVirtual: boolean;
  readonly shippingClass: string;
}

export interface ShippingRate extends ShippingOffer {
  readonly tax: number;
  readonly taxes: ReadonlyMap<number, number>;
}

export interface ShippingPlan {
  readonly zones: readonly ShippingZone[];
  readonly to: Place;
  /** What the visitor chose last. */
  readonly chosen: string | null;
  readonly decimals: number;
}

/** The ways that are open to these lines; the one that was chosen, else the first, is `chosen`. */
export function offersFor(
  lines: readonly ShippableLine[],
  discounts: ReadonlyMap<string, number>,
  coupons: readonly Coupon[],
  plan: ShippingPlan,
): { readonly offers: readonly ShippingOffer[]; readonly chosen: ShippingOffer | null } {
  const shipped = lines.filter(({ isVirtual }) => !isVirtual);
  if (shipped.length === 0) return { offers: [], chosen: null };
  const zone = findZone(plan.zones, plan.to);
  const offers = ratesFor(zone?.methods ?? [], {
    items: shipped.map(({ key, shippingClass, quantity, price }) => ({
      shippingClass,
      quantity,
      total: price * quantity - (discounts.get(key) ?? 0),
    })),
    subtotal: sum(lines.map(({ price, quantity }) => price * quantity)),
    discount: sum([...discounts.values()]),
    hasFreeShippingCoupon: coupons.some(({ givesFreeShipping }) => givesFreeShipping),
    decimals: plan.decimals,
  });
  return { offers, chosen: offers.find(({ id }) => id === plan.chosen) ?? offers[0] ?? null };
}

/** The class that shipping is taxed by: the one set, or that of the lines (the standard one, when any has it). */
function shippingClassOf(setting: string, lines: readonly PricedLine[]): string | null {
  if (setting !== 'inherit') return setting;
  const classes = lines.filter(({ isTaxable }) => isTaxable).map(({ taxClass }) => taxClass);
  return classes.includes('') ? '' : (classes.toSorted()[0] ?? null);
}

/** Shipping costs are entered without tax. */
export function taxShipping(
  offers: readonly ShippingOffer[],
  lines: readonly PricedLine[],
  { rates, place, shippingClass }: { rates: readonly TaxRate[]; place: Place; shippingClass: string },
): readonly ShippingRate[] {
  const taxClass = shippingClassOf(shippingClass, lines);
  const fitting =
    taxClass === null ? [] : ratesAt(rates, place, taxClass).filter(({ isOnShipping }) => isOnShipping);
  return offers.map((offer) => {
    const taxed = { amount: offer.cost, rates: offer.isTaxable ? fitting : [] };
    const [split] = taxesOf([taxed], { pricesInclude: false, roundAtSubtotal: false });
    return { ...offer, tax: split?.tax ?? 0, taxes: split?.taxes ?? new Map() };
  });
}
