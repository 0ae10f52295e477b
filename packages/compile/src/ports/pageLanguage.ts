/** The language that an element's page says it is in at that place; empty when it says nothing. */
export const pageLanguage = (host: Element): string =>
  host.closest('[lang]')?.getAttribute('lang') ?? host.ownerDocument.documentElement.lang;
