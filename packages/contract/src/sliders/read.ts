import { isObject, type JsonObject } from '@vitrine/model';

/** An id or a name; the wire has ids as numbers and as texts. */
export const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** An object; the wire writes an empty one as a list, and some as JSON text. */
export function objectOf(value: unknown): JsonObject {
  if (isObject(value)) return value;
  if (typeof value !== 'string') return {};
  try {
    return objectOf(JSON.parse(value) as unknown);
  } catch {
    return {};
  }
}
