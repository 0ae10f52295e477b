import { element, escapeXml } from './escapeXml.ts';

export interface FeedItem {
  /** The same for ever, also when its address changes: readers show what has another as new. */
  readonly id: string;
  readonly title: string;
  readonly url: string;
  readonly publishedAt: number;
  /** Clean. */
  readonly html: string;
  readonly author: string;
  readonly categories: readonly string[];
  readonly picture: { readonly url: string; readonly type: string; readonly bytes: number } | null;
}

export interface Feed {
  readonly title: string;
  readonly description: string;
  readonly language: string;
  /** Its own address, and that of the page with the same in it. */
  readonly url: string;
  readonly pageUrl: string;
  readonly items: readonly FeedItem[];
}

const NAMESPACES =
  'xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/" version="2.0"';

/** RSS 2.0. */
export function feedXml({ title, description, language, url, pageUrl, items }: Feed): string {
  const head = [
    element('title', title),
    element('link', pageUrl),
    // Must be there, also with nothing in it.
    `<description>${escapeXml(description)}</description>`,
    element('language', language),
    element('lastBuildDate', items.length === 0 ? '' : timeOf(items)),
    `<atom:link href="${escapeXml(url)}" rel="self" type="application/rss+xml"/>`,
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>\n<rss ${NAMESPACES}>\n<channel>\n${[...head, ...items.map(itemXml)].filter(Boolean).join('\n')}\n</channel>\n</rss>\n`;
}

const timeOf = (items: readonly FeedItem[]): string =>
  new Date(Math.max(...items.map(({ publishedAt }) => publishedAt))).toUTCString();

function itemXml({ id, title, url, publishedAt, html, author, categories, picture }: FeedItem): string {
  return [
    '<item>',
    element('title', title),
    element('link', url),
    `<guid isPermaLink="false">${escapeXml(id)}</guid>`,
    element('pubDate', new Date(publishedAt).toUTCString()),
    element('dc:creator', author),
    ...categories.map((category) => element('category', category)),
    element('description', html),
    picture &&
      `<enclosure url="${escapeXml(picture.url)}" length="${picture.bytes}" type="${escapeXml(picture.type)}"/>`,
    '</item>',
  ]
    .filter(Boolean)
    .join('');
}
