import { sameForAll, type Levels } from '../levels/Levels.ts';
import { resolveLevels } from '../levels/resolveLevels.ts';
import { asObject } from './json.ts';
import type { Place } from './Place.ts';
import { type Reader, readValue, show } from './Reader.ts';

/** Markers in per-level lists that mean "take it from another level". */
const INHERIT_MARKER = '#a';

/** A value per level: a list of up to five, or one value for all. */
export function levels<T>(reader: Reader<T>): Reader<Levels<T>> {
  const isSet = (value: unknown): boolean =>
    value !== undefined && value !== null && value !== INHERIT_MARKER;
  return {
    read(value, place) {
      if (!Array.isArray(value))
        return sameForAll(
          value === INHERIT_MARKER ? reader.missing(place.reading.backend) : reader.read(value, place),
        );
      if (value.length > 5)
        place.repaired(`a list of ${value.length} where 5 levels were meant; took the first 5`);
      const entry = (index: number): T | undefined =>
        isSet(value[index]) ? reader.read(value[index], place.at(index)) : undefined;
      const given = [entry(0), entry(1), entry(2), entry(3), entry(4)] as const;
      return resolveLevels(given, place.reading.enabledLevels, reader.missing(place.reading.backend));
    },
    missing: (backend) => sameForAll(reader.missing(backend)),
    wire: {
      anyOf: [
        reader.wire,
        { type: 'array', maxItems: 5, items: { anyOf: [reader.wire, { enum: [INHERIT_MARKER, null] }] } },
      ],
    },
  };
}

/** A list; an object with numbered keys is read as one, a lone value as a list of one. */
export function list<T>(reader: Reader<T>): Reader<readonly T[]> {
  const empty: readonly T[] = [];
  return {
    read(value, place) {
      if (Array.isArray(value)) return value.map((item, index) => readValue(reader, item, place.at(index)));
      const object = asObject(value);
      if (object && Object.keys(object).every((key) => /^\d+$/.test(key)))
        return Object.entries(object).map(([key, item]) => readValue(reader, item, place.at(key)));
      if (value === '') return empty;
      return [reader.read(value, place)];
    },
    missing: () => empty,
    wire: {
      anyOf: [
        { type: 'array', items: reader.wire },
        { type: 'object', additionalProperties: reader.wire },
        reader.wire,
      ],
    },
  };
}

/** An object of like things under names of their own. */
export function map<T>(reader: Reader<T>): Reader<Readonly<Record<string, T>>> {
  return {
    read(value, place) {
      const object = asObject(value);
      if (object) return mapEntries(object, (item, key) => readValue(reader, item, place.at(key)));
      if (value !== '') place.repaired(`expected an object, found ${show(value)}`);
      return {};
    },
    missing: () => ({}),
    wire: {
      anyOf: [
        { type: 'object', additionalProperties: reader.wire },
        { type: 'array', maxItems: 0 },
        { enum: ['', null] },
      ],
    },
  };
}

function mapEntries<T>(object: object, change: (value: unknown, key: string) => T): Record<string, T> {
  return Object.fromEntries(Object.entries(object).map(([key, value]) => [key, change(value, key)]));
}

/** A feature that a document may do without: null when absent, its defaults in editor mode. */
export function optional<T>(reader: Reader<T>): Reader<T | null> {
  const missing = (backend: boolean): T | null => (backend ? reader.missing(backend) : null);
  return {
    read(value, place) {
      const isEmpty = value === '' || value === false || (Array.isArray(value) && value.length === 0);
      return isEmpty ? missing(place.reading.backend) : reader.read(value, place);
    },
    missing,
    wire: { anyOf: [reader.wire, { enum: ['', false, null] }, { type: 'array', maxItems: 0 }] },
  };
}

/** The same thing read differently: `change` sees the read value and its place. */
export function changed<T, U>(reader: Reader<T>, change: (value: T, place: Place | null) => U): Reader<U> {
  return {
    read: (value, place) => change(reader.read(value, place), place),
    missing: (backend) => change(reader.missing(backend), null),
    wire: reader.wire,
  };
}
