import type { Place } from './Address.ts';
import type { Coupon, PricedLine } from './coupons.ts';
import { type Discounts, discountsOf } from './discountsOf.ts';
import { ratesAt, type TaxRate } from './taxRates.ts';
import { priceElsewhere, taxesOf, type TaxRules } from './taxesOf.ts';

export interface LineTotals {
  readonly key: string;
  /** For one piece, without and with tax, before discounts. */
  readonly unitNet: number;
  readonly unitGross: number;
  /** Before and after discounts, each without its tax. */
  readonly subtotal: number;
  readonly subtotalTax: number;
  readonly total: number;
  readonly totalTax: number;
  /** totalTax by rate. */
  readonly taxes: ReadonlyMap<number, number>;
}

export interface LinesPriced {
  /** As they are at the place: a price that holds the shop's own tax has been turned into one with the place's. */
  readonly lines: readonly PricedLine[];
  readonly totals: readonly LineTotals[];
  readonly discounts: Discounts;
}

export interface PlaceRules extends TaxRules {
  readonly rates: readonly TaxRate[];
  readonly place: Place;
  readonly base: Place;
}

/** Lines with discounts and taxes, at a place. */
export function priceLines(
  given: readonly PricedLine[],
  coupons: readonly Coupon[],
  rules: PlaceRules,
): LinesPriced {
  const ratesOf = (line: PricedLine, place: Place) =>
    line.isTaxable ? ratesAt(rules.rates, place, line.taxClass) : [];
  const rates = given.map((line) => ratesOf(line, rules.place));
  const lines = given.map((line, index) => ({
    ...line,
    price: rules.pricesInclude
      ? priceElsewhere(line.price, ratesOf(line, rules.base), rates[index] ?? [])
      : line.price,
  }));
  const discounts = discountsOf(coupons, lines);
  const split = (amountOf: (line: PricedLine) => number) =>
    taxesOf(
      lines.map((line, index) => ({ amount: amountOf(line), rates: rates[index] ?? [] })),
      rules,
    );
  const units = split(({ price }) => price);
  const before = split(({ price, quantity }) => price * quantity);
  const after = split(({ key, price, quantity }) => price * quantity - (discounts.byLine.get(key) ?? 0));
  const totals = lines.map(({ key }, index): LineTotals => {
    const [unit, first, last] = [units[index], before[index], after[index]];
    return {
      key,
      unitNet: unit?.net ?? 0,
      unitGross: (unit?.net ?? 0) + (unit?.tax ?? 0),
      subtotal: first?.net ?? 0,
      subtotalTax: first?.tax ?? 0,
      total: last?.net ?? 0,
      totalTax: last?.tax ?? 0,
      taxes: last?.taxes ?? new Map(),
    };
  });
  return { lines, totals, discounts };
}
