export const EDITOR = { email: 'editor@example.com', password: 'a quiet stair with moss 9' };

/** A call of the JSON API. */
export const api = (
  url: string,
  token: string,
  method: string,
  path: string,
  body: unknown,
  match = '',
): Promise<Response> =>
  fetch(`${url}/api/v1${path}`, {
    method,
    headers: {
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
      ...(match && { 'if-match': match }),
    },
    ...(method !== 'GET' && { body: JSON.stringify(body) }),
  });

/** The editor's token. */
export async function logIn(url: string): Promise<string> {
  const answer = await api(url, '', 'POST', '/login', { login: EDITOR.email, password: EDITOR.password });
  return ((await answer.json()) as { token: string }).token;
}

export const moduleDocument = (title: string) => ({
  settings: { alias: 'kept', title },
  slides: { 1: { slide: {}, layers: {} } },
});
