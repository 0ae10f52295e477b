import type { JsonSchema } from '../schema/JsonSchema.ts';
import { asObject, type JsonObject } from './json.ts';
import type { Place } from './Place.ts';
import { type Reader, readValue, show } from './Reader.ts';

/** A field of a shape under other names on the wire; the first that is present counts. */
export interface Field<T> {
  readonly keys: readonly string[];
  readonly reader: Reader<T>;
}

export function from<T>(keys: string | readonly string[], reader: Reader<T>): Field<T> {
  return { keys: typeof keys === 'string' ? [keys] : keys, reader };
}

export type FieldOrReader = Field<unknown> | Reader<unknown>;
type ValueOf<F> = F extends Field<infer T> ? T : F extends Reader<infer T> ? T : never;
export type Shaped<F> = { readonly [K in keyof F]: ValueOf<F[K]> };

interface ShapeOptions {
  /** Keys that are known and need nothing done here: editor bookkeeping, hints. */
  readonly ignores?: readonly string[];
  /** What a value that is no object at all stands for (e.g. a lone colour string). */
  readonly instead?: (value: unknown) => JsonObject | null;
}

/**
 * An object with named fields. Field names are the model's; `from` gives the wire's where they differ.
 * Unknown keys are left alone (the document keeps them) and named when the reading asks for that.
 */
export function shape<F extends Record<string, FieldOrReader>>(
  fields: F,
  options: ShapeOptions = {},
): Reader<Shaped<F>> {
  const entries = Object.entries(fields).map(([name, field], index) => ({
    name,
    index,
    ...toField(name, field),
  }));
  const defaults: { [backend: string]: Shaped<F> } = {};
  const missing = (backend: boolean): Shaped<F> =>
    (defaults[String(backend)] ??= Object.fromEntries(
      entries.map(({ name, reader }) => [name, reader.missing(backend)]),
    ) as Shaped<F>);
  let byKey: ReadonlyMap<string, readonly Entry[]> | undefined;
  let known: ReadonlySet<string> | undefined;

  return {
    read(value, place) {
      const object = toObject(value, options) ?? noObject(value, place);
      const { backend, tellUnknownKeys } = place.reading;
      if (tellUnknownKeys) tellUnknown(object, (known ??= knownKeys(entries, options)), place);
      // Documents leave most fields out; and what is filled in field by field becomes an object that engines are slow with.
      const standing = missing(backend);
      const found = entriesIn(object, (byKey ??= entriesByKey(entries)));
      if (found.length === 0) return standing;
      const result: Record<string, unknown> = { ...standing };
      for (const { name, keys, reader } of found) {
        const key = keys.length === 1 ? keys[0] : presentKey(keys, object);
        if (key !== undefined) result[name] = readValue(reader, object[key], place.at(key));
      }
      return result as Shaped<F>;
    },
    missing,
    wire: wireShape(entries, options),
  };
}

interface Entry extends Field<unknown> {
  readonly name: string;
  readonly index: number;
}

function entriesByKey(entries: readonly Entry[]): ReadonlyMap<string, readonly Entry[]> {
  const byKey = new Map<string, Entry[]>();
  for (const entry of entries)
    for (const key of entry.keys) byKey.set(key, [...(byKey.get(key) ?? []), entry]);
  return byKey;
}

const NONE: readonly Entry[] = [];

/** The fields that an object may say something of, in the order of the shape: what is wrong in them is told in that. */
function entriesIn(object: JsonObject, byKey: ReadonlyMap<string, readonly Entry[]>): Entry[] {
  const found: Entry[] = [];
  let last = -1;
  let inOrder = true;
  for (const key in object) {
    for (const entry of byKey.get(key) ?? NONE) {
      // Also one that has been found under another of its names.
      if (entry.index <= last) inOrder = false;
      last = entry.index;
      found.push(entry);
    }
  }
  return inOrder ? found : [...new Set(found)].sort((a, b) => a.index - b.index);
}

function presentKey(keys: readonly string[], object: JsonObject): string | undefined {
  for (const key of keys) if (object[key] !== undefined) return key;
  return undefined;
}

function toField(name: string, field: FieldOrReader): Field<unknown> {
  return 'keys' in field ? field : { keys: [name], reader: field };
}

function toObject(value: unknown, { instead }: ShapeOptions): JsonObject | null {
  return instead && (typeof value !== 'object' || Array.isArray(value))
    ? (instead(value) ?? asObject(value))
    : asObject(value);
}

function noObject(value: unknown, place: Place): JsonObject {
  const isEmpty = value === '' || value === 0 || value === false;
  if (!isEmpty) place.repaired(`expected an object, found ${show(value)}; took the defaults`);
  return {};
}

const knownKeys = (entries: readonly Field<unknown>[], { ignores = [] }: ShapeOptions): Set<string> =>
  new Set([...entries.flatMap((entry) => entry.keys), ...ignores]);

function tellUnknown(object: JsonObject, known: ReadonlySet<string>, place: Place): void {
  for (const key of Object.keys(object)) {
    if (!known.has(key)) place.at(key).notUnderstood('unknown key, kept as it is');
  }
}

function wireShape(entries: readonly Field<unknown>[], options: ShapeOptions): JsonSchema {
  const properties = Object.fromEntries(
    entries.flatMap(({ keys, reader }) => keys.map((key) => [key, reader.wire])),
  );
  const object: JsonSchema = { type: 'object', properties };
  const others: JsonSchema[] = [{ type: 'array' }, { enum: ['', 0, false, null] }];
  if (options.instead) others.push({ type: ['string', 'number'] });
  return { anyOf: [object, ...others] };
}
