import {
  type AnyApiRequest,
  type ApiEndpoint,
  apiEndpoints,
  type ApiEndpoints,
  ApiRefusal,
  createApiClient as createTypedClient,
} from '@vitrine/contract/api';
import * as v from 'valibot';
import { expect } from 'vitest';

export interface ApiAnswer {
  readonly status: number;
  // Tests look into it as into any JSON; its schema was checked.
  // oxlint-disable-next-line typescript/no-explicit-any
  readonly body: any;
  readonly text: string;
  readonly tag: string;
  readonly headers: Headers;
}

export type ApiClient = (name: keyof ApiEndpoints, request?: AnyApiRequest) => Promise<ApiAnswer>;

const errorSchema = v.strictObject({
  error: v.string(),
  message: v.pipe(v.string(), v.nonEmpty()),
  errors: v.optional(v.array(v.strictObject({ field: v.nullable(v.string()), message: v.string() }))),
  data: v.optional(v.record(v.string(), v.unknown())),
});

/** What a test does not name is the first of its kind. */
export const withFirst = ({ path }: Pick<ApiEndpoint, 'path'>, params: AnyApiRequest['params'] = {}) => ({
  ...Object.fromEntries([...path.matchAll(/:(\w+)/g)].map(([, name = '']) => [name, '1'])),
  ...params,
});

/** Calls the API as a developer would, and holds every answer against the contract. */
export const createApiClient =
  (
    url: string,
    used: { readonly answered: Set<string>; readonly refused: Set<string> },
    login: Readonly<Record<string, string>>,
  ): ApiClient =>
  async (name, request = {}) => {
    const endpoint: ApiEndpoint = apiEndpoints[name];
    let response = new Response();
    const call = createTypedClient({
      origin: url,
      headers: () => login,
      fetch: async (address, init) => {
        response = await fetch(address, init);
        return response.clone();
      },
    });
    const params = withFirst(endpoint, request.params);
    // Tests say what nobody would by the types; what is refused they look at like everything else.
    await call(name, { ...request, params } as never).catch((error: unknown) => {
      if (!(error instanceof ApiRefusal)) throw error;
    });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.startsWith('application/json') ?? false;
    const answer = {
      status: response.status,
      body: isJson && !(endpoint.file && response.ok) ? JSON.parse(text) : null,
      text,
      tag: response.headers.get('etag') ?? '',
      headers: response.headers,
    };
    (answer.status < 400 ? used.answered : used.refused).add(name);
    expect(answer.status < 500 ? '' : answer.text).toBe('');
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
