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

const SHOWN_LENGTH = 60;

/** A short, safe rendering of a value for messages: as JSON, as far as it is shown. */
export function show(value: unknown): string {
  const text = write(value, SHOWN_LENGTH + 1);
  return text.length > SHOWN_LENGTH ? `${text.slice(0, SHOWN_LENGTH - 3)}…` : text;
}

/** At least so many of its letters, where it has them. Every level takes a letter, so it goes no deeper than that. */
function write(value: unknown, letters: number): string {
  if (letters <= 0) return '';
  if (typeof value === 'string') return JSON.stringify(value.slice(0, letters));
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : 'null';
  if (typeof value !== 'object' || value === null) return String(value);
  const isList = Array.isArray(value);
  let text = isList ? '[' : '{';
  for (const key of isList ? value.keys() : Object.keys(value)) {
    if (text.length >= letters) return text;
    if (text.length > 1) text += ',';
    if (typeof key === 'string') text += `${write(key, letters - text.length)}:`;
    text += write((value as Record<string | number, unknown>)[key] ?? null, letters - text.length);
  }
  return text + (isList ? ']' : '}');
}

/** A value as the word it is compared by. Objects are none that is known: their own `toString` may be anything. */
export function asWord(value: unknown): string {
  if (Array.isArray(value) && value.length === 0) return '';
  return typeof value === 'object' ? '{}' : String(value).trim();
}
