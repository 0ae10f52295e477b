import { type IncomingHttpHeaders, request } from 'node:http';

export interface RawAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** One request with headers that `fetch` would not let through: Host, Origin, Sec-Fetch-Site. A form, when it has fields. */
export function askWithHeaders(
  url: string,
  headers: Readonly<Record<string, string>>,
  fields?: Readonly<Record<string, string>>,
  /** As it is written on the wire; the address's own otherwise. */
  path?: string,
): Promise<RawAnswer> {
  const form = fields && new URLSearchParams(fields).toString();
  return new Promise((resolve, reject) => {
    const asked = request(
      url,
      {
        ...(path !== undefined && { path }),
        method: form === undefined ? 'GET' : 'POST',
        headers: {
          ...(form !== undefined && { 'content-type': 'application/x-www-form-urlencoded' }),
          ...headers,
        },
      },
      (response) => {
        let body = '';
        response.setEncoding('utf8').on('data', (text: string) => void (body += text));
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body }),
        );
      },
    );
    asked.on('error', reject).end(form);
  });
}
