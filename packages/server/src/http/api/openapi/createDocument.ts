import { API_BASE, type ApiEndpoint, apiResources } from '@vitrine/contract/api';
import type * as v from 'valibot';
import { jsonSchemaOf, type JsonSchema } from './jsonSchemaOf.ts';

type Json = Readonly<Record<string, unknown>>;

const ERROR = { $ref: '#/components/schemas/Error' };
const refusal = (description: string): Json => ({
  description,
  content: { 'application/json': { schema: ERROR } },
});

/** The whole API in the words of OpenAPI 3.1, made of the table that the server answers by. */
export function createDocument(version = '1'): Json {
  const paths: Record<string, Record<string, Json>> = {};
  for (const [tag, endpoints] of Object.entries(apiResources))
    for (const endpoint of Object.values(endpoints)) {
      const path = (paths[pathOf(endpoint)] ??= {});
      path[endpoint.method.toLowerCase()] = operationOf(tag, endpoint);
    }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Vitrine',
      version,
      description: 'Amounts are whole numbers in minor units, times are UTC.',
    },
    tags: Object.keys(apiResources).map((name) => ({ name })),
    paths,
    components: { schemas: { Error: ERROR_SCHEMA }, securitySchemes: SECURITY },
  };
}

const SECURITY: Json = {
  bearer: {
    type: 'http',
    scheme: 'bearer',
    description: 'The token that POST /login or POST /api-keys answers with.',
  },
  cookie: {
    type: 'apiKey',
    in: 'cookie',
    name: 'vitrine_login',
    description: 'By https it is __Host-vitrine_login. Changes also need x-vitrine-nonce.',
  },
};

const ERROR_SCHEMA: Json = {
  type: 'object',
  required: ['error', 'message'],
  properties: {
    error: { type: 'string' },
    message: { type: 'string' },
    errors: {
      type: 'array',
      items: {
        type: 'object',
        required: ['field', 'message'],
        properties: { field: { type: ['string', 'null'] }, message: { type: 'string' } },
      },
    },
    data: { type: 'object', description: 'What the message is made of.' },
  },
};

export const pathOf = ({ path }: Pick<ApiEndpoint, 'path'>): string =>
  API_BASE + path.replace(/:(\w+)/g, (_, name: string) => `{${name}}`);

function operationOf(tag: string, endpoint: ApiEndpoint): Json {
  const { name, summary, right, params, query, needsMatch } = endpoint;
  return {
    operationId: name,
    tags: [tag],
    summary,
    ...(right !== null && { security: [{ bearer: [] }, { cookie: [] }], 'x-right': right }),
    parameters: [
      ...parametersOf('path', params),
      ...parametersOf('query', query),
      ...(needsMatch ? [{ name: 'If-Match', in: 'header', required: true, schema: { type: 'string' } }] : []),
    ],
    ...bodyOf(endpoint),
    responses: responsesOf(endpoint),
  };
}

function parametersOf(place: 'path' | 'query', schema: v.GenericSchema): readonly Json[] {
  const { properties = {}, required = [] } = jsonSchemaOf(schema);
  return Object.entries(properties).map(([name, each]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: withDefault(each as JsonSchema),
  }));
}

/** In an address everything is a text, defaults too. */
function withDefault(schema: JsonSchema): JsonSchema {
  const { type, default: written } = schema;
  const isText = type === 'string' || typeof written !== 'string' || !/^(?:-?\d+|true|false)$/.test(written);
  return isText ? schema : { ...schema, default: JSON.parse(written) as unknown };
}

function bodyOf({ body, upload }: ApiEndpoint): Json {
  if (!body) return {};
  const schema = jsonSchemaOf(body);
  if (!upload) return { requestBody: { required: true, content: { 'application/json': { schema } } } };
  const file = {
    type: 'string',
    format: 'binary',
    description: `${upload.what} At most ${upload.maxBytes} bytes.`,
  };
  const form: JsonSchema = {
    ...schema,
    // The file is read while it comes: what belongs to it must be known by then.
    properties: { ...schema.properties, file },
    required: [...(schema.required ?? []), 'file'],
  };
  return { requestBody: { required: true, content: { 'multipart/form-data': { schema: form } } } };
}

function responsesOf({ method, right, params, body, answer, status, needsMatch, file }: ApiEndpoint): Json {
  const schema = answer && jsonSchemaOf(answer);
  const content = file
    ? Object.fromEntries(file.map((type) => [type, { schema: { type: 'string', format: 'binary' } }]))
    : schema && { 'application/json': { schema } };
  const hasParams = Object.keys(jsonSchemaOf(params).properties ?? {}).length > 0;
  return {
    [status]: { description: status === 204 ? 'Done.' : 'As asked.', ...(content && { content }) },
    ...(method === 'GET' && !file && { 304: { description: 'Nothing has changed since.' } }),
    ...(body && { 400: refusal('Malformed.'), 413: refusal('Too large.'), 415: refusal('Of a wrong type.') }),
    ...(right !== null && { 401: refusal('Not logged in.'), 403: refusal('Not allowed.') }),
    ...(hasParams && { 404: refusal('Not there.') }),
    ...(needsMatch && { 412: refusal('Somebody else was faster.'), 428: refusal('If-Match is missing.') }),
    422: refusal('Invalid; `errors` name the fields.'),
  };
}
