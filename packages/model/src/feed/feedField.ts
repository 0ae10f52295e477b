import { asObject } from '../reading/json.ts';
import type { FeedItem } from './FeedItem.ts';
import { withoutTags } from './withoutTags.ts';

/** The field that holds HTML; all others are plain text. */
const HTML_FIELD = 'content';
const STAR_FIELDS: ReadonlySet<string> = new Set(['star_rating', 'wc_star_rating']);
const MOST_STARS = 5;

/** Names under which templates and sources know the same field (spec/1 §7.8); the first that says something is taken. */
const SAME_FIELDS: readonly (readonly string[])[] = [
  ['title', 'post_title', 'name'],
  ['content', 'text', 'description', 'caption'],
  ['excerpt', 'content'],
  ['image', 'image_url', 'img', 'full_image'],
  ['thumb', 'thumbnail', 'thumb_url', 'image'],
  ['link', 'url', 'permalink'],
  ['author_name', 'author', 'user'],
  ['author_avatar', 'avatar'],
  ['date', 'date_created', 'published'],
  ['modified', 'date_modified'],
  ['categories', 'catlist', 'wc_categories'],
  ['tags', 'taglist', 'wc_tags'],
  ['num_comments', 'comments', 'comment_count'],
  ['star_rating', 'wc_star_rating', 'rating', 'wc_rating'],
];

export interface FieldText {
  readonly text: string;
  readonly isHtml: boolean;
}

/** What an item says under a name. Lists are written out; what is no text says nothing. */
export function feedField(item: FeedItem, name: string): FieldText {
  const same = SAME_FIELDS.find((names) => names.includes(name)) ?? [];
  const found = [name, ...same].find((each) => ownText(item, each) !== '') ?? name;
  const text = ownText(item, found);
  if (STAR_FIELDS.has(name)) return { text: stars(text), isHtml: false };
  const isHtml = found === HTML_FIELD && name !== 'excerpt';
  return { text: found === HTML_FIELD && !isHtml ? withoutTags(text) : text, isHtml };
}

const ownText = (item: FeedItem, name: string): string =>
  Object.hasOwn(item, name) ? write(item[name]) : '';

function write(value: unknown): string {
  if (typeof value === 'string') return value.trim();
  if (typeof value === 'number') return String(value);
  if (Array.isArray(value)) return value.map(nameOf).filter(Boolean).join(', ');
  return nameOf(value);
}

/** A category, an author or a picture may come with its address and more. */
function nameOf(value: unknown): string {
  if (typeof value !== 'object') return write(value ?? '');
  const { name, title, src, url } = asObject(value) ?? {};
  return [name, title, src, url].find((each) => typeof each === 'string') ?? '';
}

function stars(rating: string): string {
  const count = Math.round(Math.min(MOST_STARS, Math.max(0, Number.parseFloat(rating))));
  return Number.isNaN(count) ? '' : '★'.repeat(count) + '☆'.repeat(MOST_STARS - count);
}
