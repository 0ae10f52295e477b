/** Making one takes longer than drawing the page around the date. One for each language of the shop. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** A day as a language writes it. In UTC: a server's own time zone must not decide what a page says. */
export function formatDay(at: number, language: string): string {
  const format = formats.get(language) ?? createFormat(language);
  formats.set(language, format);
  return format.format(at);
}

function createFormat(language: string): Intl.DateTimeFormat {
  const options = { dateStyle: 'long', timeZone: 'UTC' } as const;
  try {
    return new Intl.DateTimeFormat(language.replaceAll('_', '-'), options);
  } catch {
    // An owner can set any language, and `Intl` throws at what is none.
    return new Intl.DateTimeFormat('en', options);
  }
}
