import type { JsonSchema } from '../schema/JsonSchema.ts';
import type { Place } from './Place.ts';

/**
 * One description of a piece of the document: how it is read (never throwing, whatever comes), what
 * stands in its place when it is missing, and what the wire may hold, as JSON Schema. The model's types
 * are inferred from readers, so reading, types and schema cannot drift apart.
 */
export interface Reader<T> {
  /** `value` is never undefined or null here: `readValue` answers those with `missing`. */
  read(value: unknown, place: Place): T;
  missing(backend: boolean): T;
  readonly wire: JsonSchema;
}

export type Read<R> = R extends Reader<infer T> ? T : never;

export function readValue<T>(reader: Reader<T>, value: unknown, place: Place): T {
  return value === undefined || value === null
    ? reader.missing(place.reading.backend)
    : reader.read(value, place);
}

/** A short, safe rendering of a value for messages. */
export function show(value: unknown): string {
  const text = write(value);
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}

function write(value: unknown): string {
  try {
    return String(JSON.stringify(value) ?? value);
  } catch {
    // JSON.stringify walks down call by call: a list in a list 10,000 times over ends its stack.
    return 'something nested too deeply to show';
  }
}

/** A value as the word it is compared by. Objects are none that is known: their own `toString` may be anything. */
export function asWord(value: unknown): string {
  if (Array.isArray(value) && value.length === 0) return '';
  return typeof value === 'object' ? '{}' : String(value).trim();
}
