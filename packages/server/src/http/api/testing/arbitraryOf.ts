import fc from 'fast-check';
import type * as v from 'valibot';
import { moduleText } from '../../../modules/testing/moduleText.ts';
import { TEST_PASSWORD } from './testPassword.ts';

interface Parts {
  readonly type: string;
  readonly entries?: Readonly<Record<string, v.GenericSchema>>;
  readonly wrapped?: v.GenericSchema;
  readonly item?: v.GenericSchema;
  readonly key?: v.GenericSchema;
  readonly value?: v.GenericSchema;
  readonly options?: readonly unknown[];
  readonly literal?: unknown;
  readonly pipe?: readonly { readonly type: string }[];
}

const TEXTS = [
  '',
  ' ',
  '\0',
  '\u202e',
  '\ud800',
  "'; drop table products; --",
  '%',
  '_',
  '!',
  '../../etc/passwd',
  '<script>',
  '__proto__',
  '1',
  '1e309',
  'ı',
  '𝒳'.repeat(200),
];
const NUMBERS = [
  0,
  1,
  2,
  3,
  -1,
  0.5,
  1e-7,
  2_147_483_647,
  2_147_483_648,
  100_000_000_000,
  8.64e15,
  Number.MAX_SAFE_INTEGER,
  1e300,
];
const TIMES = [
  '0000-01-01T00:00:00Z',
  '1969-12-31T23:59:59Z',
  '2026-02-31T12:00:00Z',
  '9999-12-31T23:59:59.999Z',
  '2026-01-01T00:00:00+23:59',
];

const text = fc.oneof(
  { weight: 2, arbitrary: fc.constantFrom('a', 'Blue cup', 'FR', 'été') },
  fc.constantFrom(...TEXTS),
  fc.string({ unit: 'binary', maxLength: 20 }),
);
export const anything = fc.oneof(
  { weight: 3, arbitrary: text },
  fc.constantFrom(...NUMBERS),
  fc.jsonValue({ maxDepth: 3 }),
);

/** Documents that can be read, with something else in one place of them. */
const documents = fc
  .tuple(
    fc.constantFrom<unknown>(JSON.parse(moduleText()), { content: [] }),
    fc.array(fc.nat(5), { maxLength: 4 }),
    fc.option(anything),
    fc.boolean(),
  )
  .map(([document, path, value, isText]) => {
    const changed = value === null ? document : changeAt(document, path, value);
    return isText ? JSON.stringify(changed) : changed;
  });

/** The same, but for what lies where the numbers lead. */
function changeAt(part: unknown, [at, ...path]: readonly number[], value: unknown): unknown {
  if (at === undefined || typeof part !== 'object' || part === null) return value;
  const keys = Object.keys(part);
  const key = keys[at % (keys.length + 1)] ?? 'more';
  const changed = changeAt((part as Readonly<Record<string, unknown>>)[key], path, value);
  return Array.isArray(part) ? [...part, changed] : { ...part, [key]: changed };
}

/** Fields whose schema says less than what they must be. */
const NAMED: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  document: documents,
  login: fc.oneof(fc.constantFrom('admin', 'customer@shop.example'), text),
  password: fc.oneof(fc.constant(TEST_PASSWORD), text),
};

const KINDS: Readonly<Record<string, (parts: Parts) => fc.Arbitrary<unknown>>> = {
  string: ({ pipe = [] }) =>
    pipe.some(({ type }) => type === 'iso_timestamp') ? fc.constantFrom(...TIMES) : text,
  number: () =>
    fc.oneof(
      { weight: 2, arbitrary: fc.integer({ min: 1, max: 9 }) },
      fc.constantFrom(...NUMBERS),
      fc.integer(),
    ),
  boolean: () => fc.boolean(),
  literal: ({ literal }) => fc.constant(literal),
  picklist: ({ options = [] }) => fc.constantFrom(...options),
  array: ({ item }) => fc.array(nearly(item), { maxLength: 3 }),
  nullable: ({ wrapped }) => fc.option(nearly(wrapped)),
  optional: ({ wrapped }) => nearly(wrapped),
  union: ({ options = [] }) => fc.oneof(...options.map((option) => arbitraryOf(option as v.GenericSchema))),
  record: ({ value }) => fc.dictionary(text, nearly(value), { maxKeys: 3 }),
  strict_object: ({ entries = {} }) => objectOf(entries),
  object_with_rest: ({ entries = {} }) =>
    fc
      .tuple(
        objectOf(entries),
        fc.dictionary(fc.constantFrom('filter_colour', 'query_type_colour', 'filter_%'), text),
      )
      .map(([known, more]) => ({ ...Object(known), ...more })),
};

/** What must be there, and few of the rest: of many hostile fields one is always refused, and hides the others. */
function objectOf(entries: NonNullable<Parts['entries']>): fc.Arbitrary<unknown> {
  const isOptional = (name: string): boolean => (entries[name] as unknown as Parts).type === 'optional';
  const names = Object.keys(entries);
  const optional = names.filter(isOptional);
  return fc
    .subarray(optional, { maxLength: Math.min(3, optional.length) })
    .chain((some) =>
      fc.record(
        Object.fromEntries(
          [...names.filter((name) => !isOptional(name)), ...some].map((name) => [
            name,
            Object.hasOwn(NAMED, name)
              ? fc.oneof(NAMED[name] ?? anything, nearly(entries[name]))
              : nearly(entries[name]),
          ]),
        ),
      ),
    );
}

/** Mostly what the schema wants, at its edges, so that what lies behind it is reached; now and then anything. */
const nearly = (schema: v.GenericSchema | undefined): fc.Arbitrary<unknown> =>
  schema ? fc.oneof({ weight: 20, arbitrary: arbitraryOf(schema) }, anything) : anything;

export function arbitraryOf(schema: v.GenericSchema): fc.Arbitrary<unknown> {
  const parts = schema as unknown as Parts;
  return KINDS[parts.type]?.(parts) ?? anything;
}
