import { localeOf } from './localeOf.ts';

/** Making one takes longer than drawing the page around the date. One for each language of the shop. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** A day as a language writes it, where the shop is: a server's own time zone must not decide what a page says. */
export function formatDay(at: number, language: string, timeZone = 'UTC'): string {
  const key = `${language} ${timeZone}`;
  const format = formats.get(key) ?? createFormat(language, timeZone);
  formats.set(key, format);
  return format.format(at);
}

function createFormat(language: string, timeZone: string): Intl.DateTimeFormat {
  const locale = localeOf(language);
  try {
    return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone });
  } catch {
    // A zone that this system does not know.
    return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  }
}
