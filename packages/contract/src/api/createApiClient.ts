import type * as v from 'valibot';
import type { ApiEndpoint } from './ApiEndpoint.ts';
import { API_BASE, type ApiEndpoints, apiEndpoints } from './apiEndpoints.ts';

export type ApiName = keyof ApiEndpoints;

type InputOf<Schema> = Schema extends v.GenericSchema ? v.InferInput<Schema> : never;
/** Addresses hold texts; numbers and flags are written as such. */
type Written<Input> = { readonly [Key in keyof Input]: Input[Key] | number | boolean };
type Part<Name extends string, Value> = [keyof Value] extends [never]
  ? unknown
  : object extends Value
    ? { readonly [Key in Name]?: Value }
    : { readonly [Key in Name]: Value };

/** What a call takes, by its row of the table: one that is missing, or not known, does not compile. */
export type ApiRequest<Name extends ApiName> = Part<
  'params',
  Written<InputOf<ApiEndpoints[Name]['params']>>
> &
  Part<'query', Written<InputOf<ApiEndpoints[Name]['query']>>> &
  (ApiEndpoints[Name]['upload'] extends null
    ? ApiEndpoints[Name]['body'] extends null
      ? unknown
      : { readonly body: InputOf<ApiEndpoints[Name]['body']> }
    : { readonly form: FormData }) &
  (ApiEndpoints[Name]['needsMatch'] extends true ? { readonly match: string } : unknown) & {
    readonly signal?: AbortSignal;
  };

export type ApiBody<Name extends ApiName> = ApiEndpoints[Name]['answer'] extends v.GenericSchema
  ? v.InferOutput<ApiEndpoints[Name]['answer']>
  : null;

/** The same without its types, for who goes through the table. */
export interface AnyApiRequest {
  readonly params?: Readonly<Record<string, string | number | boolean>>;
  readonly query?: Readonly<Record<string, string | number | boolean | undefined>>;
  readonly body?: unknown;
  readonly form?: FormData;
  /** The tag of what is changed. */
  readonly match?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
}

interface ApiReply {
  readonly status: number;
  /** Null where it is no JSON. */
  readonly body: unknown;
  readonly tag: string;
}

/** A path below `/api/v1` with everything filled in. A parameter that is missing stays as it is written: nothing has such an address. */
export function apiAddress(
  { path }: Pick<ApiEndpoint, 'path'>,
  { params = {}, query = {} }: Pick<AnyApiRequest, 'params' | 'query'>,
): string {
  const filled = path.replace(/:(\w+)/g, (written, name: string) =>
    encodeURIComponent(String(params[name] ?? written)),
  );
  const fields = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  );
  return `${API_BASE}${filled}${fields.size > 0 ? `?${fields}` : ''}`;
}

/** Sends a call and reads what comes back, whatever it says. */
async function send(
  { origin = '', headers, fetch: ask = fetch }: ApiClientOptions,
  name: ApiName,
  request: AnyApiRequest,
): Promise<ApiReply> {
  const endpoint: ApiEndpoint = apiEndpoints[name];
  const { body, form, match, signal } = request;
  const response = await ask(origin + apiAddress(endpoint, request), {
    method: endpoint.method,
    headers: {
      ...headers(),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(match !== undefined && { 'if-match': match }),
      ...request.headers,
    },
    body: form ?? (body === undefined ? null : typeof body === 'string' ? body : JSON.stringify(body)),
    ...(signal && { signal }),
  });
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.startsWith('application/json') ?? false;
  return {
    status: response.status,
    body: isJson && !(endpoint.file && response.ok) ? (JSON.parse(text) as unknown) : null,
    tag: response.headers.get('etag') ?? '',
  };
}

export interface ApiFieldError {
  /** Null: of the whole. */
  readonly field: string | null;
  readonly message: string;
}

/** The server said no, and why. */
export class ApiRefusal extends Error {
  readonly status: number;
  readonly code: string;
  readonly errors: readonly ApiFieldError[];
  /** Of what stands there now, where somebody else was faster. */
  readonly tag: string;
  constructor({ status, body, tag }: ApiReply) {
    const said = (body ?? {}) as {
      readonly error?: string;
      readonly message?: string;
      readonly errors?: readonly ApiFieldError[];
    };
    super(said.message ?? `The server answered ${status}.`);
    this.status = status;
    this.code = said.error ?? 'unreadable';
    this.errors = said.errors ?? [];
    this.tag = tag;
  }
}

export interface ApiAnswer<Name extends ApiName> {
  readonly body: ApiBody<Name>;
  /** For `match` of the next change. */
  readonly tag: string;
}

export type ApiClient = <Name extends ApiName>(
  name: Name,
  request: ApiRequest<Name>,
) => Promise<ApiAnswer<Name>>;

interface ApiClientOptions {
  /** Default: the page's own. */
  readonly origin?: string;
  /** Of every call: who asks. */
  readonly headers: () => Readonly<Record<string, string>>;
  /** Default: the platform's own. */
  readonly fetch?: typeof fetch;
}

/** Every call of the table, with the types of its row. A refusal is thrown; so is a connection that breaks, as `fetch` throws it. */
export const createApiClient =
  (options: ApiClientOptions): ApiClient =>
  async (name, request) => {
    const reply = await send(options, name, request as AnyApiRequest);
    if (reply.status >= 400) throw new ApiRefusal(reply);
    return { body: reply.body as ApiBody<typeof name>, tag: reply.tag };
  };
