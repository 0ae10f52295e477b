import { type Exact, exactly, MILLION, roundExact, roundToTotal, sumExact } from './rounding.ts';
import type { TaxRate } from './taxRates.ts';

type Rates = readonly Pick<TaxRate, 'ratePpm' | 'isCompound'>[];

/** How much more than the bare price all rates make it, as a fraction. */
function factorOf(rates: Rates): { readonly over: bigint; readonly under: bigint } {
  const plain = rates.reduce((all, rate) => (rate.isCompound ? all : all + BigInt(rate.ratePpm)), 0n);
  let over = MILLION + plain;
  let under = MILLION;
  for (const rate of rates) {
    if (!rate.isCompound) continue;
    over *= MILLION + BigInt(rate.ratePpm);
    under *= MILLION;
  }
  return { over, under };
}

/** The tax of each rate on a bare amount. */
function taxesOn(net: Exact, rates: Rates): readonly Exact[] {
  let withTaxes = net;
  return rates.map((rate) => {
    const tax = ((rate.isCompound ? withTaxes : net) * BigInt(rate.ratePpm)) / MILLION;
    withTaxes += tax;
    return tax;
  });
}

/** The tax of each rate inside an amount; what division lost goes to the last, so that net and taxes add up. */
function taxesIn(gross: Exact, rates: Rates): readonly Exact[] {
  if (rates.length === 0) return [];
  const { over, under } = factorOf(rates);
  const net = (gross * under) / over;
  const taxes = [...taxesOn(net, rates)];
  const last = taxes.length - 1;
  taxes[last] = (taxes[last] ?? 0n) + gross - net - sumExact(taxes);
  return taxes;
}

/** An amount with the rates that it is taxed by. */
export interface Taxed {
  readonly amount: number;
  readonly rates: readonly TaxRate[];
}

export interface TaxRules {
  /** Amounts hold their tax. */
  readonly pricesInclude: boolean;
  /** Taxes are rounded once for all amounts, not for each. */
  readonly roundAtSubtotal: boolean;
}

/** What one amount comes to: net + tax is what is paid, taxes are by rate and sum to tax. */
export interface TaxSplit {
  readonly net: number;
  readonly tax: number;
  readonly taxes: ReadonlyMap<number, number>;
}

const exactTaxes = ({ amount, rates }: Taxed, { pricesInclude }: TaxRules): readonly Exact[] =>
  (pricesInclude ? taxesIn : taxesOn)(exactly(amount), rates);

/** Whole taxes for each amount and rate. */
export function taxesOf(taxed: readonly Taxed[], rules: TaxRules): readonly TaxSplit[] {
  const exact = taxed.map((one) => exactTaxes(one, rules));
  const round = rules.pricesInclude ? roundIncluded : roundAdded;
  return round(exact, taxed, rules.roundAtSubtotal).map((taxes, index) => {
    const { amount, rates } = taxed[index] as Taxed;
    const tax = taxes.reduce((all, one) => all + one, 0);
    return {
      net: rules.pricesInclude ? amount - tax : amount,
      tax,
      taxes: new Map(rates.map((rate, column) => [rate.id, taxes[column] ?? 0])),
    };
  });
}

/** Taxes inside prices: first the sum is rounded, then shared, so that nothing of the price is lost. */
function roundIncluded(exact: readonly (readonly Exact[])[], _: readonly Taxed[], atSubtotal: boolean) {
  const rows = exact.map(sumExact);
  const totals = atSubtotal ? roundToTotal(roundExact(sumExact(rows)), rows) : rows.map(roundExact);
  return exact.map((taxes, row) => roundToTotal(totals[row] ?? 0, taxes));
}

/** Taxes on top: each rate is a tax of its own and rounded as such. */
function roundAdded(exact: readonly (readonly Exact[])[], taxed: readonly Taxed[], atSubtotal: boolean) {
  if (!atSubtotal) return exact.map((taxes) => taxes.map(roundExact));
  const rounded = exact.map((taxes) => taxes.map(() => 0));
  for (const cells of cellsByRate(exact, taxed).values()) {
    const amounts = cells.map(({ tax }) => tax);
    const shares = roundToTotal(roundExact(sumExact(amounts)), amounts);
    cells.forEach(({ row, column }, index) => {
      const taxes = rounded[row];
      if (taxes) taxes[column] = shares[index] ?? 0;
    });
  }
  return rounded;
}

interface Cell {
  readonly row: number;
  readonly column: number;
  readonly tax: Exact;
}

function cellsByRate(exact: readonly (readonly Exact[])[], taxed: readonly Taxed[]) {
  const cells = new Map<number, Cell[]>();
  exact.forEach((taxes, row) =>
    taxes.forEach((tax, column) => {
      const id = taxed[row]?.rates[column]?.id ?? 0;
      const known = cells.get(id);
      if (known) known.push({ row, column, tax });
      else cells.set(id, [{ row, column, tax }]);
    }),
  );
  return cells;
}

/**
 * A price with the tax of the shop's own place, as it is at another: without that tax and with the other's.
 * Where the rates are the same it stays what it is.
 */
export function priceElsewhere(price: number, own: readonly TaxRate[], there: readonly TaxRate[]): number {
  if (own.length === there.length && own.every(({ id }, index) => id === there[index]?.id)) return price;
  const from = factorOf(own);
  const to = factorOf(there);
  return roundExact((exactly(price) * from.under * to.over) / (from.over * to.under));
}
