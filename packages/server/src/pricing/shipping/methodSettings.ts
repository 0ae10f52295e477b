import * as v from 'valibot';

/** Formulas may be typed as numbers. */
const formula = v.optional(
  v.pipe(
    v.union([v.string(), v.number()]),
    v.transform((value) => String(value).trim()),
  ),
  '',
);

/** What an owner sets for a way of shipping (`shipping_methods.settings`). Formulas are in major units: `4.90 + 1 * [qty]`. */
export const methodSettings = v.object({
  isTaxable: v.optional(v.boolean(), true),
  /** flat_rate, local_pickup: for the whole package. Empty: not offered, unless a class has a cost. */
  cost: formula,
  /** flat_rate: on top, by shipping class; `noClassCost` for pieces without one. */
  classCosts: v.optional(v.record(v.string(), formula), {}),
  noClassCost: formula,
  /** Every class costs, or only the dearest one. */
  classCalculation: v.optional(v.picklist(['class', 'order']), 'class'),
  /** free_shipping: what it takes to get it. minimum is in minor units. */
  requires: v.optional(v.picklist(['', 'coupon', 'min_amount', 'either', 'both']), ''),
  minimum: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)), 0),
  ignoresDiscounts: v.optional(v.boolean(), false),
});
export type MethodSettings = v.InferOutput<typeof methodSettings>;

const DEFAULTS = v.parse(methodSettings, {});

/** Settings that cannot be read offer nothing rather than something for free. */
export function readMethodSettings(value: unknown): MethodSettings {
  const read = v.safeParse(methodSettings, value);
  return read.success
    ? read.output
    : { ...DEFAULTS, requires: 'min_amount', minimum: Number.MAX_SAFE_INTEGER };
}
