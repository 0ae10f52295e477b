import { asObject, isObject, type JsonObject } from '@vitrine/model';
import { escapeHtml } from '../../html/escapeHtml.ts';

/** What is below a path of an answer, whatever stands in its place. */
export const at = (value: unknown, ...path: readonly (string | number)[]): unknown =>
  path.reduce<unknown>((inside, key) => {
    const object = asObject(inside);
    return object && Object.hasOwn(object, key) ? object[key] : undefined;
  }, value);

export const textAt = (value: unknown, ...path: readonly (string | number)[]): string => {
  const found = at(value, ...path);
  return typeof found === 'string' || typeof found === 'number' ? String(found) : '';
};

export const listAt = (value: unknown, ...path: readonly (string | number)[]): readonly JsonObject[] => {
  const found = at(value, ...path);
  return Array.isArray(found) ? found.filter(isObject) : [];
};

/** An address of the web; anything else says nothing. */
export const urlAt = (value: unknown, ...path: readonly (string | number)[]): string => {
  const url = textAt(value, ...path);
  return /^https?:\/\//i.test(url) ? url : '';
};

/** A time written as ISO 8601, or in seconds since 1970. */
export const timeAt = (value: unknown, ...path: readonly (string | number)[]): number | null => {
  const written = textAt(value, ...path);
  const ms = /^\d+$/.test(written) ? Number(written) * 1000 : Date.parse(written);
  return Number.isFinite(ms) ? ms : null;
};

/** A count as a text; none when the source does not say it. */
export const countsOf = (counts: Readonly<Record<string, string>>): JsonObject =>
  Object.fromEntries(Object.entries(counts).filter(([, count]) => count !== ''));

/** Networks give plain texts; the feed's content is HTML. */
export const textToHtml = (text: string): string => escapeHtml(text).replace(/\r?\n/g, '<br>');

/** The first line of a text stands for a title where there is none. */
export const firstLine = (text: string): string => text.split(/\r?\n/, 1)[0]?.trim().slice(0, 120) ?? '';
