import { createHash } from 'node:crypto';

export const md5 = (text: string): string => createHash('md5').update(text).digest('hex');

export interface ItemParts {
  readonly productId: number;
  readonly variationId: number;
  /** By their names on the wire: `attribute_pa_colour`. */
  readonly choices: Readonly<Record<string, string>>;
  readonly extra: Readonly<Record<string, string>>;
}

const pairs = (record: Readonly<Record<string, string>>): string =>
  Object.entries(record)
    .map(([name, value]) => name.trim() + value.trim())
    .join('');

/** The same parts have the same key; a plain product's is the md5 of its id. */
export function itemKey({ productId, variationId, choices, extra }: ItemParts): string {
  const parts = [String(productId), variationId ? String(variationId) : '', pairs(choices), pairs(extra)];
  return md5(parts.filter((part) => part !== '').join('_'));
}

/** Anything else is nobody's, and PostgreSQL refuses some of it. */
export const isItemKey = (text: string): boolean => /^[0-9a-f]{32}$/.test(text);
