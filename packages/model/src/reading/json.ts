export type JsonObject = { readonly [key: string]: unknown };

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** What stands under a key, where that is there, without making an object of a list: that would take a look at all of it. */
export function entryAt(value: unknown, key: string): unknown {
  if (Array.isArray(value)) return /^\d+$/.test(key) ? value[Number(key)] : undefined;
  return isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined;
}

/**
 * The object meant by a value: PHP writes an empty object as `[]`, and a list where an object was meant
 * keeps its items under their indices. Null when there is no object in it.
 */
export function asObject(value: unknown): JsonObject | null {
  if (isObject(value)) return value;
  if (Array.isArray(value)) return Object.fromEntries(value.map((item, index) => [String(index), item]));
  return null;
}
