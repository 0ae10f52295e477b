import { type ApiEndpoint, apiEndpoints } from '@vitrine/contract/api';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { databaseKinds } from '../../db/testing/databases.ts';
import { moduleText } from '../../modules/testing/moduleText.ts';
import { arbitraryOf } from './testing/arbitraryOf.ts';
import { addressOf } from './testing/createApiClient.ts';
import { fillShop } from './testing/fillShop.ts';
import { startApi } from './testing/startApi.ts';

/** On each database; more can be asked for. */
const RUNS = Number(process.env['VITRINE_HOSTILE_RUNS'] ?? 300);

/** The others end the login that the rest is asked with. */
const endpoints: readonly ApiEndpoint[] = Object.values(apiEndpoints).filter(({ name }) => name !== 'logOut');

const id = fc.oneof(
  { weight: 6, arbitrary: fc.integer({ min: 1, max: 5 }).map(String) },
  fc.constantFrom(
    '0',
    '-1',
    '2147483647',
    '2147483648',
    '99999999999999999999',
    '1.5',
    '%',
    '%00',
    'é',
    '../1',
  ),
);
const params = fc.record({
  id,
  variationId: id,
  methodId: id,
  version: id,
  slug: fc.oneof(fc.constantFrom('main', 'a\0', '%'), fc.string({ maxLength: 10 })),
  taxonomy: fc.constantFrom('product_cat', 'post_tag', 'pa_colour', 'pa_é', 'none'),
  section: fc.constantFrom('money', 'payments', 'countries', 'feedKeys', 'none'),
});
const match = fc.constantFrom('*', '"1-a"', '"2-b", "3-c"', '"99999999999-a"', 'W/"x"', '"', ',', 'é');

const FORM = 'multipart/form-data; boundary=x';
const files = fc.oneof(
  fc.json(),
  fc.constantFrom(moduleText(), '{"content":[]}', 'PK\u0003\u0004', '\ufeff', 'SKU,Name\na,"', '<svg>'),
  fc
    .array(fc.array(fc.string({ unit: 'binary', maxLength: 5 })))
    .map((rows) => `SKU,Name,Type,Regular price,Images\n${rows.join('\n')}`),
);
const part = (head: string, value: string): string =>
  `--x\r\ncontent-disposition: form-data; ${head}\r\n\r\n${value}\r\n`;

/** A form that can be read, of what may not be. */
const formOf = (fields: unknown, file: string): string => {
  const parts = Object.entries(Object(fields)).map(([name, value]) =>
    part(`name=${JSON.stringify(name)}`, String(value)),
  );
  return `${parts.join('')}${part('name="file"; filename="../a.json"', file)}--x--\r\n`;
};

const requests = fc.constantFrom(...endpoints).chain((endpoint) =>
  fc.record({
    endpoint: fc.constant(endpoint),
    params,
    match,
    query: fc.oneof({ weight: 4, arbitrary: fc.constant({}) }, arbitraryOf(endpoint.query)),
    file: files,
    body: endpoint.body ? arbitraryOf(endpoint.body) : fc.constant(undefined),
  }),
);

describe.each(databaseKinds)('hostile input on %s', async (kind) => {
  const { app, shop, tokens, users, as } = await startApi(kind);

  it('is answered or refused, and never fails', { timeout: 600_000 }, async () => {
    const authorization = `Bearer ${tokens.admin}`;
    await fillShop(shop, as('admin'));
    const counts = new Map<number, number>();
    await fc.assert(
      fc.asyncProperty(requests, async ({ endpoint, params, query, match, body, file }) => {
        // Who asks stays who they are.
        fc.pre(endpoint.name !== 'setUserRole' || params.id !== String(users.admin.id));
        const { statusCode, body: text } = await app.inject({
          method: endpoint.method,
          url: addressOf(endpoint, { params, query: query as Record<string, string> }),
          headers: {
            authorization,
            'if-match': match,
            ...(body !== undefined && { 'content-type': endpoint.upload ? FORM : 'application/json' }),
          },
          ...(body !== undefined && { payload: endpoint.upload ? formOf(body, file) : JSON.stringify(body) }),
        });
        counts.set(statusCode, (counts.get(statusCode) ?? 0) + 1);
        expect(statusCode < 500 ? '' : text).toBe('');
        expect(text).not.toMatch(/\n\s+at /);
      }),
      { numRuns: RUNS },
    );
    // Else it would show nothing.
    expect(counts.get(200) ?? 0).toBeGreaterThan(RUNS / 50);
    expect((counts.get(401) ?? 0) + (counts.get(403) ?? 0)).toBeLessThan(RUNS / 20);
  });

  it('in headers is no harm either', async () => {
    for (const authorization of ['Bearer', 'Bearer é', `Bearer ${'a'.repeat(5_000)}`, 'bearer "']) {
      const { statusCode } = await app.inject({ url: '/api/v1/me', headers: { authorization } });
      expect(statusCode).toBe(401);
    }
    for (const type of [
      'multipart/form-data',
      'application/json; charset=nonsense',
      'multipart/form-data; boundary=',
      '/',
      'é',
    ]) {
      const { statusCode } = await app.inject({
        method: 'POST',
        url: '/api/v1/media',
        headers: { authorization: `Bearer ${tokens.admin}`, 'content-type': type },
        payload: '--x',
      });
      expect([400, 415, 422]).toContain(statusCode);
    }
  });
});
