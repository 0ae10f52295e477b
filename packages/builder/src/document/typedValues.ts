import { isObject } from '@vitrine/model';

/**
 * The fourth generation says of each value what it is: `{"$$type": "string", "value": "Hello"}`. Here is what remains without
 * that. It goes no deeper than documents are read.
 */
export function plainValue(value: unknown): unknown {
  if (isObject(value) && typeof value['$$type'] === 'string') return plainValue(value['value']);
  if (Array.isArray(value)) return value.map(plainValue);
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, plainValue(each)]));
}
