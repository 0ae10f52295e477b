import { type ApiEndpoint, apiEndpoints, type ApiEndpoints } from '@vitrine/contract/api';
import { describe, expect, it } from 'vitest';
import type { TestApi } from '../startApi.ts';

type Name = keyof ApiEndpoints;
const all = Object.values(apiEndpoints) as readonly (ApiEndpoint & { readonly name: Name })[];
const names = (isSome: (endpoint: ApiEndpoint) => boolean): readonly Name[] =>
  all.filter(isSome).map(({ name }) => name);

/** Bodies that are refused before anything is looked up. */
export function describeBodies(api: () => TestApi): void {
  const params = {
    taxonomy: 'product_cat',
    section: 'money',
    key: 'a'.repeat(32),
    kind: 'new_order',
    language: 'en',
  };

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
      expect((await api().as('admin')(name, { body: {}, match: '*' })).status).toBe(415);
      const form = new FormData();
      form.set('alt', 'none');
      const missing = (apiEndpoints[name] as ApiEndpoint).upload?.missing ?? 'Is required.';
      const { status, body } = await api().as('admin')(name, { form, match: '*' });
      expect([status, body.errors]).toEqual([422, [{ field: 'file', message: missing }]]);
    });

    it('that is too large is not read', async () => {
      const body = { name: 'x'.repeat(2_000_000) };
      expect((await api().as('admin')('createProduct', { body })).status).toBe(413);
    });

    it('that is nested without end is not followed', async () => {
      const body = `{"name":"a","meta":{"a":${'['.repeat(5_000)}${']'.repeat(5_000)}}}`;
      const { status, body: told } = await api().as('admin')('createProduct', { body });
      expect([status, told.message]).toEqual([400, 'The document is nested deeper than 65 levels.']);
    });
  });
}
