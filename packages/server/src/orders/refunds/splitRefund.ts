import { distribute, sum } from '../../pricing/rounding.ts';
import type { Left } from './leftOf.ts';

export interface RefundSplit {
  readonly total: number;
  readonly totalTax: number;
  readonly taxes: Readonly<Record<string, number>>;
}

/**
 * An amount with tax, of an item of which at least so much is left, as net and taxes: each has the share that it has in what is left. So no
 * part ever gives back more than it was, and who gives back the rest gives back exactly the rest.
 */
export function splitRefund({ net, taxes }: Left, amount: number): RefundSplit {
  const [total = 0, ...shares] = distribute(amount, [net, ...taxes.values()]);
  return {
    total,
    totalTax: sum(shares),
    taxes: Object.fromEntries([...taxes.keys()].map((rate, index) => [rate, shares[index] ?? 0])),
  };
}
