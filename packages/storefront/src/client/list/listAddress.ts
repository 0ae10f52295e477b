/** Where a form of a list leads, written as its links are: no empty fields, and no first page. */
export function listAddress(action: string, fields: Iterable<readonly [string, unknown]>): string {
  const url = new URL(action);
  url.search = '';
  for (const [name, value] of fields) {
    // An empty search is a search for everything; without its field it would be another page.
    const isSaid = value !== '' || name === 's';
    const isFirstPage = name === 'paged' && value === '1';
    if (typeof value === 'string' && isSaid && !isFirstPage) url.searchParams.append(name, value);
  }
  return url.href;
}

/** The page that an address is of: its end only says where in it. */
export function withoutHash(href: string): string {
  const url = new URL(href);
  url.hash = '';
  return url.href;
}
