import qs from 'qs';
import { FORM_DEPTH, FORM_FIELDS } from '../limits.ts';

/** What a form or a query says: texts, and groups (`cart[abc][qty]=2`), as deep as they are written. */
export type Fields = { readonly [name: string]: FieldValue | undefined };
export type FieldValue = string | Fields;

/** Never throws, whatever is written; what is beyond the limits is left out. */
export const parseFields = (text: string): Fields =>
  qs.parse(text, {
    depth: FORM_DEPTH,
    parameterLimit: FORM_FIELDS,
    // `quantity[15]` names product 15: numbers in brackets are names, never places in a list.
    arrayLimit: 0,
    // As forms with a hidden default write it.
    duplicates: 'last',
    allowEmptyArrays: false,
    // PostgreSQL has no texts with a NUL in them, and nobody types one.
    decoder: (written, decode) => String(decode(written)).replaceAll('\0', ''),
  }) as Fields;

/** A field's text. */
export function textField(fields: Fields, name: string): string | undefined {
  const value = Object.hasOwn(fields, name) ? fields[name] : undefined;
  return typeof value === 'string' ? value : undefined;
}

/** A field that may come once or many times. */
export function listField(fields: Fields, name: string): readonly string[] {
  const value = Object.hasOwn(fields, name) ? fields[name] : undefined;
  const all = isGroup(value) ? Object.values(value) : [value];
  return all.filter((each): each is string => typeof each === 'string');
}

export function groupField(fields: Fields, name: string): Fields {
  const value = Object.hasOwn(fields, name) ? fields[name] : undefined;
  return isGroup(value) ? value : {};
}

/** A whole number without a sign, as ids are; 0 for anything else. */
export function idField(fields: Fields, name: string): number {
  const id = Math.abs(Number.parseInt(textField(fields, name) ?? '', 10));
  return Number.isSafeInteger(id) && id <= 2_147_483_647 ? id : 0;
}

const isGroup = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
