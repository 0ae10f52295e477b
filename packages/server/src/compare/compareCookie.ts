import { isRowId } from '../security/isRowId.ts';
import { COMPARE_COOKIE_READ_LENGTH, COMPARE_PRODUCTS } from './limits.ts';

/** With the id of the blog when there are several on the site. */
export const compareCookieName = (blogId?: number): string =>
  `woodmart_compare_list${blogId === undefined ? '' : `_${blogId}`}`;

/** `[14,15]`, or `{"3":[14],"4":[15]}` as shops with a table for each category write it; anything else is nothing. */
export function readCompareCookie(value: string): readonly number[] {
  const parsed = parse(value);
  if (typeof parsed !== 'object' || parsed === null) return [];
  const ids = Object.values(parsed).flat(1).map(idOf).filter(isRowId);
  return [...new Set(ids)].slice(0, COMPARE_PRODUCTS);
}

/**
 * Not yet encoded for a header. Always the list: the specification knows no other form, and categories follow from
 * the products.
 */
export const writeCompareCookie = (ids: readonly number[]): string => JSON.stringify(ids);

/** No product twice; the oldest go when there are too many. */
export const addToCompare = (ids: readonly number[], id: number): readonly number[] =>
  !isRowId(id) || ids.includes(id) ? ids : [...ids, id].slice(-COMPARE_PRODUCTS);

export const removeFromCompare = (ids: readonly number[], id: number): readonly number[] =>
  ids.filter((each) => each !== id);

function parse(value: string): unknown {
  if (value.length > COMPARE_COOKIE_READ_LENGTH) return null;
  try {
    return JSON.parse(value.startsWith('%') ? decodeURIComponent(value) : value);
  } catch {
    return null;
  }
}

/** Scripts write ids as texts where they took them from an attribute. */
const idOf = (id: unknown): number =>
  typeof id === 'string' && /^\d{1,10}$/.test(id) ? Number(id) : typeof id === 'number' ? id : 0;
