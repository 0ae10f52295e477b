import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isObject } from '../reading/json.ts';
import { documentSchema } from '../schema/documentSchema.ts';
import type { JsonSchema } from '../schema/JsonSchema.ts';
import { openModule } from './Module.ts';

type JsonPath = readonly (string | number)[];

/** Every place that a reader looks at, from the schema. */
function* placesIn(schema: JsonSchema, path: JsonPath = []): Generator<JsonPath> {
  yield path;
  for (const branch of schema.anyOf ?? []) yield* placesIn(branch, path);
  for (const [key, value] of Object.entries(schema.properties ?? {})) yield* placesIn(value, [...path, key]);
  if (schema.items) yield* placesIn(schema.items, [...path, 0]);
  if (typeof schema.additionalProperties === 'object')
    yield* placesIn(schema.additionalProperties, [...path, path.at(-1) === 'tl' ? 'in' : '1']);
}
const places = [...new Set([...placesIn(documentSchema())].map((path) => JSON.stringify(path)))]
  .map((path): JsonPath => JSON.parse(path))
  .filter((path) => path.length > 0);

let nest: unknown = 'deep';
for (let level = 0; level < 20_000; level++) nest = level % 2 ? { a: nest } : [nest];
Object.defineProperty(nest, fc.toStringMethod, { value: () => 'a deep nest' });

const ODD_NUMBERS = [Infinity, NaN, -0, 1e308, -1e308];
const ODD_TEXTS =
  'NaN,Infinity,1e999,1e999s,..s,1e308:1e308,#a,inherit,(inherit),cyc(1|1e999),w1e999,w,1/1e-999,()'.split(
    ',',
  );
const ODD_OBJECTS: unknown[] = [
  [],
  {},
  [[]],
  [{}],
  nest,
  { toString: null, valueOf: null },
  { type: 'linear', colors: [{ rgba: 'red', p: '1e999' }], strength: 1e308, angle: -1e308 },
  JSON.parse('{"__proto__":{"polluted":true},"constructor":{"prototype":1}}'),
];

const oddValue: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(null, true, false, ...ODD_NUMBERS, ...ODD_TEXTS, ...ODD_OBJECTS),
  fc.constantFrom('', 'true', 'default', 'constructor', '__proto__', 'toString', 'javascript:alert(1)'),
  fc.constantFrom(
    '9'.repeat(400),
    `${'9'.repeat(400)}s`,
    '{1e999,-1e999}',
    '{"',
    '</style>',
    '{"colors":1e999}',
  ),
  fc.constantFrom('linear-gradient(red 1e999%, blue)', '{"type":"linear","colors":["red"],"angle":"1e999"}'),
  fc.jsonValue({ maxDepth: 3 }),
  fc.array(fc.oneof(fc.integer(), fc.constantFrom('#a', null, '5px', '50%', 'x')), { maxLength: 8 }),
);

/** Values that are passed on as they are, for code that understands them. */
const passedOn = new Set(['addOns', 'link', 'ids', 'margins']);

/** A copy in which this value stands at that path; what is in the way gives way. */
function withValue(json: unknown, [key, ...rest]: JsonPath, value: unknown): unknown {
  if (key === undefined) return value;
  if (typeof key === 'number') return [withValue(Array.isArray(json) ? json[key] : undefined, rest, value)];
  const held = isObject(json) ? json : {};
  return { ...held, [key]: withValue(Object.hasOwn(held, key) ? held[key] : undefined, rest, value) };
}

/** The path of a value that no engine can use; null when there is none. */
function findFault(value: unknown): string | null {
  if (typeof value !== 'object' || value === null) return isUsable(value) ? null : ` is ${String(value)}`;
  for (const key in value) {
    const fault = passedOn.has(key) ? null : findFault((value as Record<string, unknown>)[key]);
    if (fault !== null) return `.${key}${fault}`;
  }
  return null;
}

const isUsable = (value: unknown): boolean =>
  typeof value === 'number' ? Number.isFinite(value) : value !== undefined && typeof value !== 'function';

it('knows a few thousand places that a document may fill', () => {
  expect(places.length).toBeGreaterThan(2000);
});

it('reads whatever stands in any place, without a throw, into values that are there and finite', () => {
  const place = fc.nat(places.length - 1).map((index) => places[index] ?? []);
  const spots = fc.array(fc.tuple(place, oddValue), { minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(spots, fc.boolean(), (changes, backend) => {
      const empty: unknown = { settings: {}, slides: { 1: { slide: {}, layers: { 1: {} } } } };
      const document = changes.reduce((json, [path, value]) => withValue(json, path, value), empty);
      const module = openModule(document, { backend, tellUnknownKeys: true });
      const slides = [...module.slides, ...module.globalSlides].map(({ key }) => module.slide(key));
      expect(findFault({ settings: module.settings, slides })).toBeNull();
      expect(Reflect.get({}, 'polluted')).toBeUndefined();
    }),
    { numRuns: 2000, seed: 7 },
  );
}, 60_000);
