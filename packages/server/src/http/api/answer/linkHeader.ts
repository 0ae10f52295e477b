/** The pages around this one (RFC 8288), by paths below the site. */
export function linkHeader(url: string, page: number, pages: number): string {
  const [path = '', query = ''] = url.split('?', 2);
  const to = (number: number): string => {
    const fields = new URLSearchParams(query);
    fields.set('page', String(number));
    return `${path}?${fields}`;
  };
  const links = [
    ['first', 1],
    ...(page > 1 ? [['prev', Math.min(page - 1, pages)] as const] : []),
    ...(page < pages ? [['next', page + 1] as const] : []),
    ['last', pages],
  ] as const;
  return links.map(([rel, number]) => `<${to(number)}>; rel="${rel}"`).join(', ');
}
