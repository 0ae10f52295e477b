import { type ApiEndpoint, apiEndpoints, apiResources } from '@vitrine/contract/api';
import { Ajv2020 } from 'ajv/dist/2020.js';
import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { handlers } from '../handlers/index.ts';
import { addDocumentRoutes } from './addDocumentRoutes.ts';
import { createDocument, pathOf } from './createDocument.ts';

type Operation = {
  readonly operationId: string;
  readonly parameters: readonly { name: string; in: string; schema: object; required: boolean }[];
  readonly responses: Readonly<Record<string, object>>;
  readonly requestBody?: {
    readonly content: Readonly<Record<string, { schema: { properties: object; required: string[] } }>>;
  };
};
const paths = createDocument()['paths'] as Readonly<Record<string, Readonly<Record<string, Operation>>>>;
const all: readonly ApiEndpoint[] = Object.values(apiEndpoints);
const operation = (endpoint: ApiEndpoint): Operation | undefined =>
  paths[pathOf(endpoint)]?.[endpoint.method.toLowerCase()];

describe('the table of the API', () => {
  it('has every name once, and a handler for each', () => {
    const names = Object.values(apiResources).flatMap((resource) => Object.keys(resource));
    expect(new Set(names).size).toBe(names.length);
    expect(Object.keys(handlers).sort()).toEqual([...names].sort());
    expect(new Set(all.map(({ method, path }) => `${method} ${path}`)).size).toBe(all.length);
  });

  it('asks for If-Match wherever something that others see is changed', () => {
    const changing = all.filter(({ method }) => method !== 'GET' && method !== 'POST');
    const without = changing.filter(({ needsMatch }) => !needsMatch).map(({ name }) => name);
    // A login and a cart, which nobody else sees; a key and an invitation, of which nothing changes.
    expect(without).toEqual([
      'revokeMyLogins',
      'revokeMyLogin',
      'revokeApiKey',
      'changeCartItem',
      'removeCartItem',
      'removeCartCoupon',
      'chooseCartShipping',
      'setCartDestination',
      'withdrawInvitation',
    ]);
  });
});

describe('the OpenAPI document', () => {
  it.each(all.map((endpoint) => [endpoint.name, endpoint] as const))('describes %s', (name, endpoint) => {
    const described = operation(endpoint);
    expect(described?.operationId).toBe(name);
    expect(described?.responses).toHaveProperty(String(endpoint.status));
    const inPath = [...endpoint.path.matchAll(/:(\w+)/g)].map((found) => found[1]);
    const named = described?.parameters.filter((each) => each.in === 'path').map((each) => each.name);
    expect(named).toEqual(inPath);
    expect(described?.requestBody !== undefined).toBe(endpoint.body !== null);
  });

  it('shows numbers in addresses as numbers, files as files, and what is required', () => {
    const list = operation(apiEndpoints.listProducts);
    expect(list?.parameters.find(({ name }) => name === 'perPage')).toMatchObject({
      required: false,
      schema: { type: 'integer', minimum: 1, maximum: 100, default: 20 },
    });
    const upload = operation(apiEndpoints.uploadMedia)?.requestBody?.content['multipart/form-data'];
    expect(upload?.schema).toMatchObject({ properties: { file: { format: 'binary' } }, required: ['file'] });
    const create = operation(apiEndpoints.createProduct)?.requestBody?.content['application/json'];
    expect(create?.schema).toMatchObject({
      required: ['name'],
      additionalProperties: false,
      properties: { saleFrom: { anyOf: [{ type: 'string', format: 'date-time' }, { type: 'null' }] } },
    });
  });

  it('has schemas that other programs can check by', () => {
    const ajv = new Ajv2020({ strict: false, validateFormats: false });
    const bodies = all.flatMap((endpoint) => Object.values(operation(endpoint)?.requestBody?.content ?? {}));
    for (const { schema } of bodies) expect(ajv.validateSchema(schema)).toBe(true);
    const create = operation(apiEndpoints.createProduct)?.requestBody?.content['application/json'];
    const isProduct = ajv.compile(create?.schema ?? {});
    expect(isProduct({ name: 'Cup', regularPrice: 1990, salePrice: null })).toBe(true);
    for (const wrong of [
      {},
      { name: '' },
      { name: 'Cup', regularPrice: 1.5 },
      { name: 'Cup', colour: 'red' },
    ])
      expect(isProduct(wrong)).toBe(false);
  });

  it('is served, and as a page without scripts too', async () => {
    const app = Fastify();
    addDocumentRoutes(app);
    const json = await app.inject('/openapi.json');
    expect(json.json()).toMatchObject({ openapi: '3.1.0' });
    const known = await app.inject({
      url: '/openapi.json',
      headers: { 'if-none-match': String(json.headers['etag']) },
    });
    expect(known.statusCode).toBe(304);
    const page = await app.inject('/');
    expect(page.headers['content-type']).toContain('text/html');
    for (const { path } of all) expect(page.body).toContain(path);
    expect(page.body).not.toContain('<script');
  });
});
