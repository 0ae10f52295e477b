import { isObject, type JsonObject } from '@vitrine/model';

/** The ids of all elements of a document, as it has them. */
export function elementIds(document: unknown): readonly string[] {
  if (Array.isArray(document)) return document.flatMap(elementIds);
  if (!isObject(document)) return [];
  const own = isElement(document) && typeof document['id'] === 'string' ? [document['id']] : [];
  return [...own, ...IN.flatMap((key) => elementIds(document[key]))];
}

/** Where a document or an element has elements. */
const IN = ['content', 'elements'] as const;

const isElement = (value: JsonObject): boolean => 'elType' in value || 'widgetType' in value;

/**
 * A document whose elements have other ids where `isTaken` says so, and whose own styles and links mean them by these. Two documents of one
 * page must not share ids: scripts find carousels, lightboxes and pop-ups by them. The text is as it came when none is taken.
 */
export function renewElementIds(
  text: string,
  isTaken: (id: string) => boolean,
  makeId: () => string,
): string {
  const document: unknown = JSON.parse(text);
  const ids = new Map<string, string>();
  const known = new Set(elementIds(document));
  for (const id of known) {
    if (!ID.test(id) || !isTaken(id)) continue;
    let free = makeId();
    while (known.has(free) || isTaken(free)) free = makeId();
    known.add(free);
    ids.set(id, free);
  }
  if (ids.size === 0) return text;
  return JSON.stringify(renewed(document, ids));
}

/** Others are no ids of builders, and what is written anew must not be a word of the text. */
const ID = /^[\da-z]{5,16}$/;
const IN_TEXT = /(elementor-element-|data-id=\\?["'])([\da-z]{5,16})(?![\w-])/g;

function renewed(value: unknown, ids: ReadonlyMap<string, string>): unknown {
  if (typeof value === 'string')
    return value.replace(IN_TEXT, (_all, before: string, id: string) => before + (ids.get(id) ?? id));
  if (Array.isArray(value)) return value.map((each) => renewed(each, ids));
  if (!isObject(value)) return value;
  const inside = Object.fromEntries(Object.entries(value).map(([key, each]) => [key, renewed(each, ids)]));
  const { id } = value;
  return isElement(value) && typeof id === 'string' && ids.has(id) ? { ...inside, id: ids.get(id) } : inside;
}
