import type { Endpoint } from './Endpoint.ts';

/** The address of a call by REST, for one request. Sites without pretty addresses have a query in their REST base already. */
export function endpointAddress<Request, Answer>(
  restUrl: string,
  { path, id, query }: Pick<Endpoint<Request, Answer>, 'path' | 'id' | 'query'>,
  request: Request,
): string {
  const base = /[/=]$/.test(restUrl) ? restUrl : `${restUrl}/`;
  const written = Object.entries(query).flatMap(([name, write]) => {
    const value = write(request);
    return value ? [[name, value]] : [];
  });
  return withQuery(base + path.replace(':id', () => encodeURIComponent(id(request))), written);
}

export function withQuery(url: string, query: Readonly<Record<string, string>> | string[][]): string {
  const written = new URLSearchParams(query).toString();
  return written ? `${url}${url.includes('?') ? '&' : '?'}${written}` : url;
}
