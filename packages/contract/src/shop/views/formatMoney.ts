import { type Money, splitMoney } from './splitMoney.ts';

/** An amount in minor units as visitors read it: `1234567` is `€12,345.67`, and `-1200` is `-€12.00`. */
export function formatMoney(amount: number, money: Money): string {
  const { before, after } = splitMoney(amount, money);
  return before + money.symbol + after;
}
