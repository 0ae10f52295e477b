import { API_BASE, type ApiEndpoint, apiEndpoints, type ApiEndpoints } from '@vitrine/contract/api';
import * as v from 'valibot';
import { expect } from 'vitest';

export interface ApiRequest {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, string | number | boolean>>;
  readonly body?: unknown;
  readonly form?: FormData;
  /** The tag of what is changed. */
  readonly match?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface ApiAnswer {
  readonly status: number;
  // Tests look into it as into any JSON; its schema was checked.
  // oxlint-disable-next-line typescript/no-explicit-any
  readonly body: any;
  readonly text: string;
  readonly tag: string;
  readonly headers: Headers;
}

export type ApiClient = (name: keyof ApiEndpoints, request?: ApiRequest) => Promise<ApiAnswer>;

const errorSchema = v.strictObject({
  error: v.string(),
  message: v.pipe(v.string(), v.nonEmpty()),
  errors: v.optional(v.array(v.strictObject({ field: v.nullable(v.string()), message: v.string() }))),
  data: v.optional(v.record(v.string(), v.unknown())),
});

export const addressOf = (
  { path }: Pick<ApiEndpoint, 'path'>,
  { params = {}, query = {} }: ApiRequest,
): string => {
  const filled = path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(params[name] ?? '1')),
  );
  const fields = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
  return `${API_BASE}${filled}${fields.size > 0 ? `?${fields}` : ''}`;
};

/** Calls the API as a developer would, and holds every answer against the contract. */
export const createApiClient =
  (
    url: string,
    used: { readonly answered: Set<string>; readonly refused: Set<string> },
    login: Readonly<Record<string, string>>,
  ): ApiClient =>
  async (name, request = {}) => {
    const endpoint: ApiEndpoint = apiEndpoints[name];
    const { body, form, match, headers } = request;
    const response = await fetch(url + addressOf(endpoint, request), {
      method: endpoint.method,
      headers: {
        ...login,
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(match !== undefined && { 'if-match': match }),
        ...headers,
      },
      body: form ?? (body === undefined ? null : typeof body === 'string' ? body : JSON.stringify(body)),
    });
    const text = await response.text();
    const { status } = response;
    (status < 400 ? used.answered : used.refused).add(name);
    expect(status < 500 ? '' : text).toBe('');
    const isJson = response.headers.get('content-type')?.startsWith('application/json') ?? false;
    const answer = {
      status,
      body: isJson && !(endpoint.file && status === 200) ? JSON.parse(text) : null,
      text,
      tag: response.headers.get('etag') ?? '',
      headers: response.headers,
    };
    check(endpoint, answer);
    return answer;
  };

function check(endpoint: ApiEndpoint, { status, body, headers }: ApiAnswer): void {
  if (status >= 400) v.parse(errorSchema, body);
  else if (status !== 304) {
    expect(status).toBe(endpoint.status);
    if (endpoint.answer) {
      v.parse(endpoint.answer, body);
      expect(headers.get('etag')).toMatch(/^(?:W\/)?"[\w-]+"$/);
    }
  }
}
