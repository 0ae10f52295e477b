import { DOCUMENT_DEPTH } from '../limits.ts';
import { boundDepth } from '../reading/boundDepth.ts';
import { isObject, type JsonObject } from '../reading/json.ts';
import { asWord } from '../reading/Reader.ts';
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

/** A slide stands two levels below the document. */
const SLIDE_DEPTH = DOCUMENT_DEPTH - 2;

/** A template slide with an item in it. Nothing of the template is changed. */
export function fillSlide(slide: JsonObject, place: FeedPlace): JsonObject {
  return fillObject(boundDepth(slide, SLIDE_DEPTH).value as JsonObject, place, '');
}

function fillObject(value: JsonObject, place: FeedPlace, name: string): JsonObject {
  const filled: Record<string, unknown> = { ...value };
  // No function in between: a level takes as little of the stack as can be.
  for (const key of Object.keys(filled)) filled[key] = fillValue(filled[key], place, key);
  const src = name === 'thumb' || isOn(value['fromStream']) ? picture(value, place, name) : '';
  return src === '' ? filled : { ...filled, src };
}

function fillValue(value: unknown, place: FeedPlace, key: string): unknown {
  if (typeof value === 'string') {
    const kind = Object.hasOwn(FILLED, key) ? FILLED[key] : undefined;
    return kind === undefined ? value : fillText(value, kind, place);
  }
  if (!Array.isArray(value)) return isObject(value) ? fillObject(value, place, key) : value;
  const filled: unknown[] = [];
  for (const each of value) filled.push(fillValue(each, place, key));
  return filled;
}

const MEDIA: ReadonlySet<string> = new Set(['html5', 'youtube', 'vimeo', 'audio', 'video']);
const isOn = (value: unknown): boolean => value === true || value === 'true';

/** What stands in for a picture or video that comes from the feed; empty leaves the template's own. */
function picture({ type, streamType }: JsonObject, { item }: FeedPlace, name: string): string {
  const isVideo = name === 'video' || MEDIA.has(asWord(type));
  const wantsThumb = name === 'thumb' || /thumb|small/i.test(asWord(streamType));
  const field = isVideo ? 'video' : wantsThumb ? 'thumb' : 'image';
  const { text } = feedField(item, field);
  return isSafeUrl(text) ? text : '';
}
