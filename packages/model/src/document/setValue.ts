import { isObject } from '../reading/json.ts';

export type JsonPath = readonly (string | number)[];

/** The value at a path, or undefined. */
export function getValue(json: unknown, path: JsonPath): unknown {
  return path.reduce<unknown>((value, key) => {
    if (Array.isArray(value)) return value[Number(key)];
    return isObject(value) && Object.hasOwn(value, String(key)) ? value[String(key)] : undefined;
  }, json);
}

/**
 * A copy of the document with one value changed: all else is the same, key order and unknown keys included
 * (unchanged parts are shared, not copied). `undefined` removes the key. Branches that are missing, or that
 * PHP wrote as `[]`, become objects (or lists, where the next key is a number).
 */
export function setValue<T>(json: T, path: JsonPath, value: unknown): T {
  const hasNothingToRemove = value === undefined && getValue(json, path) === undefined;
  return hasNothingToRemove ? json : (change(json, path, value) as T);
}

function change(json: unknown, path: JsonPath, value: unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return value;
  if (Array.isArray(json) && (typeof key === 'number' || json.length > 0))
    return changeItem(json, Number(key), rest, value);
  if (typeof key === 'number' && !isObject(json)) return changeItem([], key, rest, value);
  return changeKey(isObject(json) ? json : {}, String(key), rest, value);
}

function changeItem(list: readonly unknown[], index: number, rest: JsonPath, value: unknown): unknown[] {
  const copy = [...list];
  if (rest.length === 0 && value === undefined) copy.splice(index, 1);
  else copy[index] = change(list[index], rest, value);
  return Array.from(copy, (item) => item ?? null);
}

function changeKey(object: object, key: string, rest: JsonPath, value: unknown): object {
  const entries = Object.entries(object);
  if (rest.length === 0 && value === undefined)
    return Object.fromEntries(entries.filter(([name]) => name !== key));
  const changed = change(
    Object.hasOwn(object, key) ? (object as Record<string, unknown>)[key] : undefined,
    rest,
    value,
  );
  const index = entries.findIndex(([name]) => name === key);
  if (index < 0) return Object.fromEntries([...entries, [key, changed]]);
  return Object.fromEntries(entries.with(index, [key, changed]));
}
