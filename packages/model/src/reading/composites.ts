import { ALL_LEVELS, type LevelIndex, type Levels, mapLevels, sameForAll } from '../levels/Levels.ts';
import { largerThatSays, resolveLevels } from '../levels/resolveLevels.ts';
import { asObject } from './json.ts';
import type { Place, Reading } from './Place.ts';
import { type Reader, readValue, show } from './Reader.ts';

/** In per-level lists: as on the next larger level that says something. */
const INHERIT_MARKER = '#a';

/** What a level makes of a value that it takes from a larger one. */
export type Inherit<T> = (value: T, from: LevelIndex, to: LevelIndex, reading: Reading) => T;

/** A value per level: a list of up to five, or one value for all. */
export function levels<T>(reader: Reader<T>, inherit: Inherit<T> = (value) => value): Reader<Levels<T>> {
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
      const own = [entry(0), entry(1), entry(2), entry(3), entry(4)] as const;
      const { reading } = place;
      const given = mapLevels(own, (said, level) => {
        const from =
          value[level] === INHERIT_MARKER ? largerThatSays(own, level, reading.enabledLevels) : null;
        const larger = from === null ? undefined : own[from];
        return from === null || larger === undefined ? said : inherit(larger, from, level, reading);
      });
      return resolveLevels(given, reading.enabledLevels, reader.missing(reading.backend));
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

/** A value per level that goes by the real width, also where the level of that width is not in use. */
export function levelsOfWidth<T>(reader: Reader<T>): Reader<Levels<T>> {
  const each = levels(reader);
  return {
    ...each,
    read: (value, place) => each.read(value, place.readAs({ enabledLevels: ALL_LEVELS })),
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
