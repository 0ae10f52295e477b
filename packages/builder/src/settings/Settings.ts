import { asObject, isObject, type JsonObject } from '@vitrine/model';
import { MOST_ITEMS } from '../limits.ts';

/** What an element says of itself, by the keys that documents have for it. */
export type Settings = JsonObject;

/** Documents write an empty map as `[]`; stray numbers among the keys come from lists that once were there. */
export function readSettings(value: unknown): Settings {
  const entries = Object.entries(asObject(value) ?? {});
  return Object.fromEntries(entries.filter(([key]) => !/^\d+$/.test(key)));
}

/** Missing, empty, or a slider that was never moved. 0 is a value. */
export function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null || value === '' || value === false) return true;
  if (Array.isArray(value)) return value.length === 0;
  if (!isObject(value)) return false;
  if ('size' in value && 'unit' in value) return isEmpty(value['size']);
  if ('top' in value || 'left' in value)
    return SIDES.every((side) => value[side] === undefined || value[side] === null || value[side] === '');
  if ('url' in value && !('value' in value)) return isEmpty(value['url']);
  return Object.keys(value).length === 0;
}

const SIDES = ['top', 'right', 'bottom', 'left'] as const;

/** What a table has for a word that somebody wrote: never something that every object has. */
export const lookUp = <Value>(table: Readonly<Record<string, Value>>, word: string): Value | undefined =>
  Object.hasOwn(table, word) ? table[word] : undefined;

export function textOf(settings: Settings, key: string): string {
  const value = settings[key];
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';
}

/** Numbers, texts that are numbers, and sliders. */
export function numberOf(settings: Settings, key: string): number | null {
  const value = settings[key];
  const plain = isObject(value) ? value['size'] : value;
  if (plain === '' || (typeof plain !== 'string' && typeof plain !== 'number')) return null;
  const number = Number(plain);
  return Number.isFinite(number) ? number : null;
}

/** Switchers hold "yes" or a word of their own; very old documents say "no". */
export function isOn(settings: Settings, key: string): boolean {
  const value = settings[key];
  return value === true || (typeof value === 'string' && value !== '' && value !== 'no' && value !== 'none');
}

export function listOf(settings: Settings, key: string): readonly Settings[] {
  const value = settings[key];
  // A list from which something was taken may come as an object with numbers for keys.
  const items = Array.isArray(value) ? value : isObject(value) ? Object.values(value) : [];
  return items.slice(0, MOST_ITEMS).filter(isObject);
}

/** The address in a media or link value. */
export function urlOf(settings: Settings, key: string): string {
  const value = settings[key];
  const url = isObject(value) ? value['url'] : value;
  return typeof url === 'string' ? url.trim() : '';
}
