import { apiAddress, type ApiEndpoint } from '@vitrine/contract/api';
import fc from 'fast-check';
import { moduleText } from '../../../../modules/testing/moduleText.ts';
import { anything, arbitraryOf } from '../arbitraryOf.ts';
import { withFirst } from '../createApiClient.ts';
import { PICTURE } from '../fillShop.ts';

export interface HostileRequest {
  readonly params: Readonly<Record<string, string>>;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly payload?: string | Buffer;
}

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
  mailId: id,
  version: id,
  slug: fc.oneof(fc.constantFrom('main', 'a\0', '%'), fc.string({ maxLength: 10 })),
  key: fc.constantFrom('a'.repeat(32), 'A', '%00'),
  code: fc.constantFrom('spring', 'a\0', '%', '..'),
  taxonomy: fc.constantFrom('product_cat', 'post_tag', 'pa_colour', 'pa_é', 'none'),
  section: fc.constantFrom('money', 'payments', 'countries', 'feedKeys', 'none'),
  deliveryId: id,
  kind: fc.constantFrom('new_order', 'invitation', 'low_stock', 'none'),
  language: fc.constantFrom('en', 'ar', 'xx'),
});
const match = fc.constantFrom('*', '"1-a"', '"2-b", "3-c"', '"99999999999-a"', 'W/"x"', '"', ',', 'é');

const JSON_TYPE = 'application/json';
const FORM_TYPE = 'multipart/form-data; boundary=x';
const PNG = Buffer.from(PICTURE, 'base64');
const texts = fc.oneof(
  fc.json(),
  fc.constantFrom(moduleText(), '{"content":[]}', 'PK\u0003\u0004', '\ufeff', 'SKU,Name\na,"', '<svg>'),
  fc
    .array(fc.array(fc.string({ unit: 'binary', maxLength: 5 })))
    .map((rows) => `SKU,Name,Type,Regular price,Images\n${rows.join('\n')}`),
);
/** A picture with one byte that is another. */
const pictures = fc
  .tuple(fc.nat(PNG.length - 1), fc.option(fc.nat(255)))
  .map(([at, byte]) => (byte === null ? PNG : Buffer.from(PNG).fill(byte, at, at + 1)));
const files = fc.oneof({ weight: 3, arbitrary: texts.map((text) => Buffer.from(text)) }, pictures);

const part = (head: string, value: string | Buffer): Buffer =>
  Buffer.concat([
    Buffer.from(`--x\r\ncontent-disposition: form-data; ${head}\r\n\r\n`),
    Buffer.from(value),
    Buffer.from('\r\n'),
  ]);

/** A form that can be read, of what may not be. */
const formOf = (fields: unknown, file: Buffer): Buffer =>
  Buffer.concat([
    ...Object.entries(Object(fields)).map(([name, value]) =>
      part(`name=${JSON.stringify(name)}`, String(value)),
    ),
    part('name="file"; filename="../a.json"', file),
    Buffer.from('--x--\r\n'),
  ]);

/** What cannot be read at all, or is not what its type says. */
const broken = fc.oneof(
  anything.map((value) => JSON.stringify(value)),
  fc.constantFrom('', '{', '[[[[', '{"a":1,}', '--x', '--x--\r\n', '"\ud800"', `${'['.repeat(5_000)}`),
  fc.string({ unit: 'binary', maxLength: 50 }),
);

/** Requests that an endpoint mostly understands, with what nobody would send in good faith in some part of them. */
export function requestsOf(endpoint: ApiEndpoint): fc.Arbitrary<HostileRequest> {
  const query = fc.oneof({ weight: 4, arbitrary: fc.constant({}) }, arbitraryOf(endpoint.query));
  return fc
    .record({ params, match, query, payload: payloadOf(endpoint) })
    .map(({ params, match, query, payload }) => ({
      params,
      url: apiAddress(endpoint, {
        params: withFirst(endpoint, params),
        query: written(query as Record<string, unknown>),
      }),
      headers: {
        'if-match': match,
        ...(payload !== undefined && { 'content-type': endpoint.upload ? FORM_TYPE : JSON_TYPE }),
      },
      ...(payload !== undefined && { payload }),
    }));
}

/** As an address can say it; some made-up objects cannot be turned into a text at all. */
const written = (query: Readonly<Record<string, unknown>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(query).map(([name, value]) => [
      name,
      typeof value === 'object' ? JSON.stringify(value) : String(value),
    ]),
  );

function payloadOf({ body, upload }: ApiEndpoint): fc.Arbitrary<string | Buffer | undefined> {
  if (!body) return fc.oneof({ weight: 20, arbitrary: fc.constant(undefined) }, broken);
  const fields = arbitraryOf(body);
  const readable: fc.Arbitrary<string | Buffer> = upload
    ? fc.tuple(fields, files).map(([some, file]) => formOf(some, file))
    : fields.map((some) => JSON.stringify(some));
  return fc.oneof({ weight: 20, arbitrary: readable }, broken);
}
