import { costOf } from './costOf.ts';
import type { MethodSettings } from './methodSettings.ts';

export type ShippingKind = 'flat_rate' | 'free_shipping' | 'local_pickup';

export interface ShippingMethod {
  readonly id: number;
  readonly kind: ShippingKind;
  readonly title: string;
  readonly position: number;
  readonly settings: MethodSettings;
}

/** What is shipped together. Amounts in minor units, as entered. */
export interface PackageContents {
  readonly items: readonly {
    readonly shippingClass: string;
    readonly quantity: number;
    readonly total: number;
  }[];
  readonly subtotal: number;
  readonly discount: number;
  readonly hasFreeShippingCoupon: boolean;
  readonly decimals: number;
}

/** A way of shipping that is offered. cost is without tax. */
export interface ShippingOffer {
  /** `flat_rate:3`. */
  readonly id: string;
  readonly kind: ShippingKind;
  readonly label: string;
  readonly cost: number;
  readonly isTaxable: boolean;
}

type Cost = (settings: MethodSettings, contents: PackageContents) => number | null;

type Items = PackageContents['items'];

function evaluate(formula: string, items: Items, decimals: number): number | null {
  const unit = 10 ** decimals;
  const qty = items.reduce((all, { quantity }) => all + quantity, 0);
  const cost = items.reduce((all, { total }) => all + total, 0) / unit;
  const value = costOf(formula, { qty, cost });
  // Floats end here: 10 digits more than money has are cut off before rounding, so that 1.005 is not 1.00499…
  return value === null ? null : Math.max(0, Math.round(Number((value * unit).toFixed(6))));
}

const flatRate: Cost = ({ cost, ...settings }, { items, decimals }) => {
  const parts = cost === '' ? [] : [evaluate(cost, items, decimals)];
  const classes = [...new Set(items.map(({ shippingClass }) => shippingClass))].flatMap((name) => {
    const formula = name === '' ? settings.noClassCost : (settings.classCosts[name] ?? settings.noClassCost);
    const ofClass = items.filter(({ shippingClass }) => shippingClass === name);
    return formula === '' ? [] : [evaluate(formula, ofClass, decimals)];
  });
  if (parts.length + classes.length === 0) return null;
  const known = [...parts, ...classes].filter((part) => part !== null);
  if (known.length < parts.length + classes.length) return null;
  if (settings.classCalculation === 'class') return known.reduce((all, part) => all + part, 0);
  return (parts[0] ?? 0) + Math.max(0, ...known.slice(parts.length));
};

const COSTS: Readonly<Record<ShippingKind, Cost>> = {
  flat_rate: flatRate,
  free_shipping: ({ requires, minimum, ignoresDiscounts }, contents) => {
    const { subtotal, discount, hasFreeShippingCoupon: hasCoupon } = contents;
    const isEnough = (ignoresDiscounts ? subtotal : subtotal - discount) >= minimum;
    const isFree = {
      '': true,
      coupon: hasCoupon,
      min_amount: isEnough,
      either: isEnough || hasCoupon,
      both: isEnough && hasCoupon,
    };
    return isFree[requires] ? 0 : null;
  },
  local_pickup: ({ cost }, { items, decimals }) => evaluate(cost || '0', items, decimals),
};

/** The ways of a zone that this package can go, in their order. */
export function ratesFor(
  methods: readonly ShippingMethod[],
  contents: PackageContents,
): readonly ShippingOffer[] {
  return [...methods]
    .sort((a, b) => a.position - b.position || a.id - b.id)
    .flatMap(({ id, kind, title, settings }) => {
      const cost = COSTS[kind]?.(settings, contents) ?? null;
      if (cost === null) return [];
      return [{ id: `${kind}:${id}`, kind, label: title, cost, isTaxable: settings.isTaxable && cost > 0 }];
    });
}
