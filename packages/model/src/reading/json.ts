export type JsonObject = { readonly [key: string]: unknown };

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
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
