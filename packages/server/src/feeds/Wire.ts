import { asObject, type JsonObject } from '@vitrine/model';

/** Settings as documents write them: numbers and flags as texts too, lists with commas, under one of several names. */
export interface Wire {
  readonly text: (...names: readonly string[]) => string;
  readonly flag: (...names: readonly string[]) => boolean;
  /** Null when there is none. */
  readonly number: (...names: readonly string[]) => number | null;
  readonly list: (...names: readonly string[]) => readonly string[];
}

export function readWire(value: unknown): Wire {
  const wire: JsonObject = asObject(value) ?? {};
  const find = (names: readonly string[]): unknown =>
    names
      .map((name) => (Object.hasOwn(wire, name) ? wire[name] : undefined))
      .find((each) => each !== undefined && each !== null && each !== '');
  const text = (...names: readonly string[]): string => textOf(find(names));
  return {
    text,
    flag: (...names) => ['true', '1', 'on', 'yes'].includes(text(...names).toLowerCase()),
    number: (...names) => {
      const written = text(...names);
      const value = Number(written);
      return written !== '' && Number.isFinite(value) ? value : null;
    },
    list: (...names) => {
      const found = find(names);
      const parts = Array.isArray(found) ? found.map(textOf) : textOf(found).split(',');
      return parts.map((part) => part.trim()).filter((part) => part !== '');
    },
  };
}

/** No database and no address takes a zero; nothing that is asked for has one. */
const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? String(value).replaceAll('\0', '').trim()
    : '';
