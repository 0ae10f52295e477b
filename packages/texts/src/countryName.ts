import { localeOf } from './localeOf.ts';

const known = new Map<string, Intl.DisplayNames>();

/** A country as a language calls it; a code that nobody knows stays as it is. */
export function countryName(code: string, language: string): string {
  const locale = localeOf(language);
  const names = known.get(locale) ?? new Intl.DisplayNames([locale], { type: 'region' });
  known.set(locale, names);
  try {
    return names.of(code) ?? code;
  } catch {
    return code;
  }
}

const collators = new Map<string, Intl.Collator>();

/** Which of two names comes first in a list, in the order of the language. */
export function compareNames(a: string, b: string, language: string): number {
  const locale = localeOf(language);
  const collator = collators.get(locale) ?? new Intl.Collator(locale);
  collators.set(locale, collator);
  return collator.compare(a, b);
}
