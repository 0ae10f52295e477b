import { type ApiEndpoint, apiEndpoints, type ApiEndpoints } from '@vitrine/contract/api';
import { describe, expect, it } from 'vitest';
import { addressOf } from '../createApiClient.ts';
import type { TestApi } from '../startApi.ts';

type Name = keyof ApiEndpoints;
const all = Object.values(apiEndpoints) as readonly (ApiEndpoint & { readonly name: Name })[];
const names = (isSome: (endpoint: ApiEndpoint) => boolean): readonly Name[] =>
  all.filter(isSome).map(({ name }) => name);

/** What every call refuses, whatever it is about. */
export function describeRefusals(api: () => TestApi): void {
  const params = { taxonomy: 'product_cat', slug: 'none', section: 'money', id: 987_654, variationId: 987_655, methodId: 987_656, version: 9 };

  describe('without the right', () => {
    it.each(names(({ right }) => right !== null))('%s needs a login', async (name) => {
      const { status, headers } = await api().as(null)(name, { params, match: '*' });
      expect(status).toBe(401);
      expect(headers.get('www-authenticate')).toBe('Bearer');
    });

    it.each(names(({ right }) => right !== null && right !== 'login'))('%s is nothing for customers', async (name) => {
      const { status, body } = await api().as('customer')(name, { params, match: '*' });
      expect([status, body.error]).toEqual([403, 'not_allowed']);
    });

    it('a token that is none opens nothing, not even what is for anyone', async () => {
      const headers = { authorization: 'Bearer nothing' };
      expect((await api().as(null)('readMe', { headers })).status).toBe(401);
    });
  });

  describe('a body', () => {
    const withBody = names(({ body, upload }) => body !== null && !upload);

    it.each(withBody)('of %s that is no JSON is told where', async (name) => {
      const { status, body } = await api().as('admin')(name, { params, match: '*', body: '{"a":\n oops}' });
      expect([status, body.error]).toEqual([400, 'malformed']);
      expect(body.message).toContain('unexpected "o" at position 7 (line 2, column 2)');
    });

    it.each(withBody)('of %s with an unknown field names it', async (name) => {
      const { status, body } = await api().as('admin')(name, { params, match: '*', body: { nonsense: 1 } });
      expect([status, body.error]).toEqual([422, 'invalid']);
      expect(body.errors).toContainEqual({ field: 'nonsense', message: 'Unknown field.' });
    });

    it.each(withBody)('of %s must be there, and of the right type', async (name) => {
      const request = { params, match: '*' };
      expect((await api().as('admin')(name, request)).status).toBe(400);
      const headers = { 'content-type': 'text/plain' };
      expect((await api().as('admin')(name, { ...request, body: 'a=1', headers })).status).toBe(415);
    });

    it.each(names(({ upload }) => upload !== null))('of %s must be a form with a file', async (name) => {
      expect((await api().as('admin')(name, { body: {} })).status).toBe(415);
      const form = new FormData();
      form.set('alt', 'none');
      const { status, body } = await api().as('admin')(name, { form });
      expect([status, body.errors]).toEqual([422, [{ field: 'file', message: 'Is required.' }]]);
    });

    it('that is too large is not read', async () => {
      const body = { name: 'x'.repeat(2_000_000) };
      expect((await api().as('admin')('createProduct', { body })).status).toBe(413);
    });

    it('that is nested without end is not followed', async () => {
      const body = `{"name":"a","meta":{"a":${'['.repeat(5_000)}${']'.repeat(5_000)}}}`;
      const { status, body: told } = await api().as('admin')('createProduct', { body });
      expect([status, told.message]).toEqual([400, 'The document is nested deeper than 200 levels.']);
    });
  });

  it.each(names(({ needsMatch }) => needsMatch))('%s needs the tag of what it changes', async (name) => {
    const { status, body } = await api().as('admin')(name, { params, body: {} });
    expect([status, body.error]).toEqual([428, 'match_needed']);
  });

  it.each(names(({ method, path }) => method === 'GET' && /:(?:id|slug)/.test(path)))(
    '%s says when there is nothing',
    async (name) => {
      for (const id of [987_654, 'nonsense', '99999999999999', '-1']) {
        const { status, body } = await api().as('admin')(name, { params: { ...params, id } });
        expect([status, body.error]).toEqual([404, 'not_found']);
      }
    },
  );

  it.each(names(({ method, right }) => method === 'GET' && right !== null))('%s refuses what it does not know', async (name) => {
    const { status, body } = await api().as('admin')(name, { params, query: { wrong: '1' } });
    expect([status, body.errors]).toEqual([422, [{ field: 'wrong', message: 'Unknown field.' }]]);
  });

  it('methods and addresses that there are not are told in JSON', async () => {
    const { url } = api();
    for (const [method, path, status] of [
      ['GET', '/api/v1/nothing', 404],
      ['DELETE', '/api/v1/products', 405],
      ['PUT', '/api/v1/me', 405],
    ] as const) {
      const answer = await fetch(url + path, { method });
      expect(answer.status).toBe(status);
      expect(await answer.json()).toHaveProperty('error');
      if (status === 405) expect(answer.headers.get('allow')).toContain('OPTIONS');
    }
    const options = await fetch(`${url}/api/v1/products/1`, { method: 'OPTIONS' });
    expect([options.status, options.headers.get('allow')]).toEqual([204, 'GET, HEAD, PATCH, DELETE, OPTIONS']);
  });

  it('HEAD is GET without a body', async () => {
    const { url, tokens } = api();
    const head = await fetch(url + addressOf(apiEndpoints.listProducts, {}), {
      method: 'HEAD',
      headers: { authorization: `Bearer ${tokens.admin}` },
    });
    expect([head.status, await head.text()]).toEqual([200, '']);
    expect(head.headers.get('etag')).toMatch(/^W\//);
  });
}
