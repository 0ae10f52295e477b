import { isSafeUrl } from '../values/url.ts';
import type { FeedItem } from './FeedItem.ts';
import { feedField } from './feedField.ts';
import { slideNumber } from './slideNumber.ts';
import { withoutTags } from './withoutTags.ts';

export interface FeedPlace {
  readonly item: FeedItem;
  /** 1-based place among the slides of the feed, and how many there are. */
  readonly number: number;
  readonly count: number;
  /** Words of an excerpt for which the template names no length. */
  readonly excerptLimit: number;
}

/** What a text becomes: HTML, plain text, or an address. */
export type TextKind = 'html' | 'plain' | 'address';

/** `{{field}}`, `{{field:words:12}}` or `{{field:chars:80}}` (spec/1 §7.8). */
const PLACEHOLDER = /\{\{([\w.:-]+?)(?::(words|chars):(\d{1,6}))?\}\}/g;

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escape = (text: string): string => text.replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign);

/** Fills a text from an item. What the item does not say leaves nothing behind. */
export function fillText(text: string, kind: TextKind, place: FeedPlace): string {
  if (!text.includes('{{')) return text;
  const filled = text.replace(
    PLACEHOLDER,
    (whole: string, name: string, mode: string | undefined, count: string | undefined, at: number) => {
      if (NUMBERS.has(name)) return numberOf(name, whole, kind, place);
      const value = valueOf(name, cutOf(name, mode, count, place), kind === 'html', place.item);
      // An address starts with one whole; anywhere else a value is a piece of it.
      return kind === 'address' && at > 0 ? encodeURIComponent(value) : value;
    },
  );
  return kind === 'address' && !isSafeUrl(filled) ? '' : filled;
}

const NUMBERS: ReadonlySet<string> = new Set(['total_slide_count', 'current_slide_index']);

/** Layers count the slides as they are shown; all else is written once. */
function numberOf(name: string, whole: string, kind: TextKind, { number, count }: FeedPlace): string {
  if (kind === 'html') return whole;
  return slideNumber(name === 'total_slide_count' ? count : number, count);
}

interface Cut {
  readonly by: 'words' | 'chars';
  readonly most: number;
}

function cutOf(
  name: string,
  mode: string | undefined,
  count: string | undefined,
  { excerptLimit }: FeedPlace,
): Cut | null {
  if (mode !== undefined) return { by: mode === 'words' ? 'words' : 'chars', most: Number(count) };
  return name === 'excerpt' && excerptLimit > 0 ? { by: 'words', most: excerptLimit } : null;
}

function valueOf(name: string, cut: Cut | null, asHtml: boolean, item: FeedItem): string {
  const { text, isHtml } = feedField(item, name);
  // The sanitiser stands between HTML of a feed and the page, as between any layer's text and the page.
  if (isHtml && asHtml && cut === null) return text;
  const plain = isHtml ? withoutTags(text) : text;
  const short = cut === null ? plain : shorten(plain, cut);
  return asHtml ? escape(short) : short;
}

function shorten(text: string, { by, most }: Cut): string {
  const parts = by === 'words' ? text.split(/\s+/) : [...text];
  return parts.length <= most
    ? text
    : `${parts
        .slice(0, most)
        .join(by === 'words' ? ' ' : '')
        .trimEnd()}…`;
}
