/** Asked for with every amount and every date of a page. */
const known = new Map<string, string>();

/**
 * The language as `Intl` wants it, with Latin digits and the civil calendar unless its tag asks for others
 * (`ar-u-nu-arab`): what the platform takes for a country's custom changes with its version, and shops keep one way of
 * writing numbers. English when it is no language: an owner can set any text, and `Intl` throws at it.
 */
export function localeOf(language: string): string {
  const found = known.get(language) ?? readLocale(language);
  // An owner changes the language now and then; nobody else can.
  known.set(language, found);
  return found;
}

function readLocale(language: string): string {
  try {
    const { numberingSystem = 'latn', calendar = 'gregory' } = new Intl.Locale(tagOf(language));
    return new Intl.Locale(tagOf(language), { numberingSystem, calendar }).toString();
  } catch {
    return 'en-u-ca-gregory-nu-latn';
  }
}

/** As HTML and `Intl` write it: some systems have `ar_EG`. */
export const tagOf = (language: string): string => language.replaceAll('_', '-');
