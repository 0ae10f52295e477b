type Values = Readonly<Record<string, string | number>>;

/** A visitor with cookies who sends forms. Every call that is answered was done. */
export function createBrowserless(url: string) {
  const cookies = new Map<string, string>();
  const send = async (path: string, init: RequestInit = {}): Promise<Response> => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(url + path, {
      redirect: 'manual',
      ...init,
      headers: { ...(cookie && { cookie }), ...(init.headers as Record<string, string>) },
    });
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      cookies.set(pair.split('=')[0] ?? '', pair.slice(pair.indexOf('=') + 1));
    }
    return response;
  };
  const form = (fields: Values): RequestInit => ({
    method: 'POST',
    body: new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, String(value)])),
  });
  return {
    cookies,
    get: async (path: string) => (await send(path)).text(),
    ask: async (endpoint: string, fields: Values) =>
      (await send(`/?wc-ajax=${endpoint}`, form(fields))).json() as Promise<Record<string, unknown>>,
    post: (path: string, fields: Values) => send(path, form(fields)),
  };
}

/** The value of a hidden field. */
export function hiddenValue(html: string, name: string): string {
  const tag = html.match(/<input\b[^>]*>/g)?.find((each) => each.includes(`name="${name}"`)) ?? '';
  return /\bvalue="([^"]*)"/.exec(tag)?.[1] ?? '';
}
