import { Window } from 'happy-dom';

export interface Seen {
  readonly status: number;
  readonly headers: Headers;
  readonly body: string;
  readonly json: <T = unknown>() => T;
  /** The page or fragment, to be looked at. Slow: for what `value` cannot tell. */
  readonly page: () => Document;
  /** The value of the first field of this name; '' when there is none. */
  readonly value: (name: string) => string;
}

type Values = Readonly<Record<string, string | number>>;

/** A visitor with cookies, who does what the scripts and forms of pages do. */
export interface Shopper {
  readonly cookies: Map<string, string>;
  readonly send: (path: string, init: RequestInit) => Promise<Seen>;
  readonly get: (path: string, headers?: Record<string, string>) => Promise<Seen>;
  readonly post: (path: string, fields: Values | string) => Promise<Seen>;
  /** `?wc-ajax=` */
  readonly ask: (endpoint: string, fields?: Values) => Promise<Seen>;
  /** `admin-ajax.php?action=` by GET, as the theme does. */
  readonly act: (action: string, fields?: Values) => Promise<Seen>;
}

/** `always`: headers of every request. */
export function createShopper(url: string, always: Readonly<Record<string, string>> = {}): Shopper {
  const cookies = new Map<string, string>();
  const send = async (path: string, init: RequestInit = {}): Promise<Seen> => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(new URL(path, url), {
      redirect: 'manual',
      ...init,
      headers: { ...always, ...(cookie && { cookie }), ...(init.headers as Record<string, string>) },
    });
    for (const line of response.headers.getSetCookie()) keep(cookies, line);
    const body = await response.text();
    return {
      status: response.status,
      headers: response.headers,
      body,
      json: <T>() => JSON.parse(body) as T,
      page: () => parse(body),
      value: (name) => valueIn(body, name),
    };
  };
  const encode = (fields: Values | string): string =>
    typeof fields === 'string'
      ? fields
      : new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, String(value)])).toString();
  const post = (path: string, fields: Values | string) =>
    send(path, {
      method: 'POST',
      body: encode(fields),
      headers: { 'content-type': 'application/x-www-form-urlencoded; charset=UTF-8' },
    });
  return {
    cookies,
    send,
    get: (path, headers = {}) => send(path, { headers }),
    post,
    ask: (endpoint, fields = {}) => post(`/?wc-ajax=${endpoint}`, fields),
    act: (action, fields = {}) => send(`/wp-admin/admin-ajax.php?${encode({ action, ...fields })}`),
  };
}

function keep(cookies: Map<string, string>, line: string): void {
  const [pair = '', ...attributes] = line.split(';');
  const at = pair.indexOf('=');
  const name = pair.slice(0, at).trim();
  if (attributes.some((attribute) => /^\s*max-age=0$/i.test(attribute))) cookies.delete(name);
  else cookies.set(name, pair.slice(at + 1));
}

function valueIn(html: string, name: string): string {
  const tags = html.match(/<(?:input|button)\b[^>]*>/g) ?? [];
  const tag = tags.find((each) => each.includes(`name="${name}"`)) ?? '';
  return /\bvalue="([^"]*)"/.exec(tag)?.[1] ?? '';
}

function parse(html: string): Document {
  const window = new Window();
  window.document.write(html);
  return window.document as unknown as Document;
}
