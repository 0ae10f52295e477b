import { isObject, type JsonObject } from '../reading/json.ts';
import { isSafeUrl } from '../values/url.ts';
import { feedField } from './feedField.ts';
import { type FeedPlace, fillText, type TextKind } from './fillText.ts';

/** Where a template may have placeholders, by the wire's keys. Anywhere else (styles, ids, attributes) they stay as they are. */
const FILLED: Readonly<Record<string, TextKind>> = {
  text: 'html',
  html: 'html',
  title: 'plain',
  description: 'plain',
  v: 'plain',
  a: 'plain',
  t: 'plain',
  alt: 'plain',
  label: 'plain',
  deepLink: 'plain',
  anchor: 'plain',
  src: 'address',
  href: 'address',
  link: 'address',
};

/** Deeper than any slide: a document of nothing but nesting must not end the stack. */
const MOST_DEPTH = 40;

/** A template slide, or a piece of one, with an item in it. Nothing of the template is changed. */
export function fillSlide(value: JsonObject, place: FeedPlace): JsonObject {
  return fillObject(value, place, '', 0);
}

function fillObject(value: JsonObject, place: FeedPlace, name: string, depth: number): JsonObject {
  const filled = Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, fillValue(each, place, key, depth + 1)]),
  );
  const src = name === 'thumb' || isOn(value['fromStream']) ? picture(value, place, name) : '';
  return src === '' ? filled : { ...filled, src };
}

function fillValue(value: unknown, place: FeedPlace, key: string, depth: number): unknown {
  if (typeof value === 'string') {
    const kind = Object.hasOwn(FILLED, key) ? FILLED[key] : undefined;
    return kind === undefined ? value : fillText(value, kind, place);
  }
  if (depth > MOST_DEPTH) return value;
  if (Array.isArray(value)) return value.map((each) => fillValue(each, place, key, depth + 1));
  return isObject(value) ? fillObject(value, place, key, depth) : value;
}

const MEDIA: ReadonlySet<string> = new Set(['html5', 'youtube', 'vimeo', 'audio', 'video']);
const isOn = (value: unknown): boolean => value === true || value === 'true';

/** What stands in for a picture or video that comes from the feed; empty leaves the template's own. */
function picture({ type, streamType }: JsonObject, { item }: FeedPlace, name: string): string {
  const isVideo = name === 'video' || MEDIA.has(String(type));
  const wantsThumb = name === 'thumb' || /thumb|small/i.test(String(streamType));
  const field = isVideo ? 'video' : wantsThumb ? 'thumb' : 'image';
  const { text } = feedField(item, field);
  return isSafeUrl(text) ? text : '';
}
