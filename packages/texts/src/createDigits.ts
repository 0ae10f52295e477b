import { localeOf } from './localeOf.ts';

/** Where digits are the same, nothing is to be done with a text. */
const asItIs = (text: string): string => text;
const known = new Map<string, (text: string) => string>();

/** Writes the digits of a text as the language does: Latin ones, unless its tag asks for others (`ar-u-nu-arab`). */
export function createDigits(language: string): (text: string) => string {
  const locale = localeOf(language);
  const write = known.get(locale) ?? readDigits(locale);
  known.set(locale, write);
  return write;
}

function readDigits(locale: string): (text: string) => string {
  const format = new Intl.NumberFormat(locale, { useGrouping: false });
  const digits = Array.from({ length: 10 }, (_, digit) => format.format(digit));
  if (digits.every((digit, index) => digit === String(index))) return asItIs;
  return (text) => text.replaceAll(/\d/g, (digit) => digits[Number(digit)] ?? digit);
}
