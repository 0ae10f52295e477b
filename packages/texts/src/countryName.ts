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
