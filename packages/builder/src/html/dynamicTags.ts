import { isObject } from '@vitrine/model';
import { readSettings, type Settings } from '../settings/Settings.ts';

/** A value that the site fills in: its title, the page's, the year. */
export interface DynamicTag {
  readonly name: string;
  readonly settings: Settings;
}

const TAG = /^\[elementor-tag\s([^\]]*)\]$/;

/** `[elementor-tag id="1" name="site-title" settings="%7B%7D"]`; null: it is none. */
export function readDynamicTag(written: unknown): DynamicTag | null {
  const inside = typeof written === 'string' ? TAG.exec(written.trim())?.[1] : undefined;
  const name = inside && /\bname="([\w-]+)"/.exec(inside)?.[1];
  if (!name) return null;
  return { name, settings: settingsIn(/\bsettings="([^"]*)"/.exec(inside)?.[1] ?? '') };
}

function settingsIn(encoded: string): Settings {
  try {
    return readSettings(JSON.parse(decodeURIComponent(encoded)));
  } catch {
    // Cut off or written by hand: a tag without settings still has its name.
    return {};
  }
}

const hasTags = (value: unknown): value is Settings => isObject(value) && isObject(value['__dynamic__']);

const hasTagsInside = (value: unknown): value is readonly unknown[] =>
  Array.isArray(value) && value.some(hasTags);

/** Settings with what the site fills in, in the items of their lists too; what it does not know stays as it was stored. */
export function withDynamic(
  settings: Settings,
  resolve: (tag: DynamicTag) => unknown,
  tellUnknown: (name: string) => void,
): Settings {
  const tags = settings['__dynamic__'];
  // Few elements have any.
  if (!isObject(tags) && !Object.values(settings).some(hasTagsInside)) return settings;
  const lists = Object.entries(settings).flatMap(([key, value]) => {
    if (!hasTagsInside(value)) return [];
    const fill = (item: unknown): unknown => (hasTags(item) ? withDynamic(item, resolve, tellUnknown) : item);
    return [[key, value.map(fill)] as const];
  });
  if (!isObject(tags)) return lists.length > 0 ? { ...settings, ...Object.fromEntries(lists) } : settings;
  const filled = Object.entries(tags).flatMap(([key, written]) => {
    const tag = readDynamicTag(written);
    const value = tag ? resolve(tag) : undefined;
    if (tag && value === undefined) tellUnknown(tag.name);
    return value === undefined ? [] : [[key, value] as const];
  });
  return { ...settings, ...Object.fromEntries(lists), ...Object.fromEntries(filled) };
}
