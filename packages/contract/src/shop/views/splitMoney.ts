import type { ShopSettings } from '../settings/shopSettings.ts';

export type Money = ShopSettings['money'];

/** What stands before the symbol and what stands after it. */
export interface MoneyParts {
  readonly before: string;
  readonly after: string;
}

// No-break spaces: an amount never parts from its symbol at the end of a line.
const PLACES: Readonly<Record<Money['position'], (sign: string, digits: string) => MoneyParts>> = {
  left: (sign, digits) => ({ before: sign, after: digits }),
  right: (sign, digits) => ({ before: sign + digits, after: '' }),
  left_space: (sign, digits) => ({ before: sign, after: `\u00A0${digits}` }),
  right_space: (sign, digits) => ({ before: `${sign + digits}\u00A0`, after: '' }),
};

/** An amount without its symbol and sign: whole units grouped by three, then the decimals. */
function formatDigits(amount: number, money: Money): string {
  const digits = String(Math.abs(amount)).padStart(money.decimals + 1, '0');
  const split = digits.length - money.decimals;
  const whole = digits.slice(0, split).replace(/\B(?=(\d{3})+$)/g, () => money.thousandSeparator);
  return money.decimals === 0 ? whole : whole + money.decimalSeparator + digits.slice(split);
}

/** An amount in minor units around the place of its currency's symbol. */
export function splitMoney(amount: number, money: Money): MoneyParts {
  return PLACES[money.position](amount < 0 ? '-' : '', formatDigits(amount, money));
}
