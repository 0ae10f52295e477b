import { apiAddress, type ApiEndpoint, apiEndpoints, type ApiEndpoints } from '@vitrine/contract/api';
import { expect, it } from 'vitest';
import type { TestApi } from '../startApi.ts';

type Name = keyof ApiEndpoints;
const all = Object.values(apiEndpoints) as readonly (ApiEndpoint & { readonly name: Name })[];
const names = (isSome: (endpoint: ApiEndpoint) => boolean): readonly Name[] =>
  all.filter(isSome).map(({ name }) => name);

/** Of things that there are not. */
export const NOWHERE = {
  taxonomy: 'product_cat',
  slug: 'none',
  section: 'money',
  id: 987_654,
  variationId: 987_655,
  methodId: 987_656,
  mailId: 987_657,
  version: 9,
  deliveryId: 987_657,
  kind: 'new_order',
  language: 'en',
};

/** What every call refuses, whatever it is about, before anything is looked up. */
export function describeRefusals(api: () => TestApi): void {
  it('a token that is none opens nothing, not even what is for anyone', async () => {
    const headers = { authorization: 'Bearer nothing' };
    expect((await api().as(null)('readMe', { headers })).status).toBe(401);
  });

  it.each(names(({ needsMatch }) => needsMatch))('%s needs the tag of what it changes', async (name) => {
    const { status, body } = await api().as('admin')(name, { params: NOWHERE, body: {} });
    expect([status, body.error]).toEqual([428, 'match_needed']);
  });

  it.each(names(({ method, right }) => method === 'GET' && right !== null))(
    '%s refuses what it does not know',
    async (name) => {
      const { status, body } = await api().as('admin')(name, { params: NOWHERE, query: { wrong: '1' } });
      expect([status, body.errors]).toEqual([422, [{ field: 'wrong', message: 'Unknown field.' }]]);
    },
  );

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
      expect(answer.headers.has('allow')).toBe(status === 405);
    }
    const options = await fetch(`${url}/api/v1/products/1`, { method: 'OPTIONS' });
    expect([options.status, options.headers.get('allow')]).toEqual([
      204,
      'GET, HEAD, PATCH, DELETE, OPTIONS',
    ]);
  });

  it('HEAD is GET without a body', async () => {
    const { url, tokens } = api();
    const head = await fetch(url + apiAddress(apiEndpoints.listProducts, {}), {
      method: 'HEAD',
      headers: { authorization: `Bearer ${tokens.admin}` },
    });
    expect([head.status, await head.text()]).toEqual([200, '']);
    expect(head.headers.get('etag')).toMatch(/^W\//);
  });
}

/** What there is not, by whatever it is asked for. */
export function describeNothing(api: () => TestApi): void {
  it.each(names(({ method, path }) => method === 'GET' && /:(?:id|slug)/.test(path)))(
    '%s says when there is nothing',
    async (name) => {
      for (const id of [987_654, 'nonsense', '99999999999999', '-1']) {
        const { status, body } = await api().as('admin')(name, { params: { ...NOWHERE, id } });
        expect([status, body.error]).toEqual([404, 'not_found']);
      }
    },
  );
}

/** After everything else. */
export function describeAllRefused(api: () => TestApi): void {
  // Who asks who they are is always told, unless by a token that is none.
  it('has refused every call to somebody', () => {
    expect([...api().used.refused].sort()).toEqual(Object.keys(apiEndpoints).sort());
  });
}
