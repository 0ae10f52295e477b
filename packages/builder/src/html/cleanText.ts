import sanitize from 'sanitize-html';
import { safeHref } from '../settings/safeHref.ts';
import { safeCss } from '../styles/cssValue.ts';

const INLINE =
  'a b strong i em u s del ins small sub sup abbr cite q mark time span br code bdi kbd wbr'.split(' ');
const BLOCK = (
  'h1 h2 h3 h4 h5 h6 p hr blockquote pre div section article aside header footer nav main ul ol li dl dt dd figure figcaption ' +
  'img picture source table caption colgroup col thead tbody tfoot tr th td details summary video audio track address'
).split(' ');

const ATTRIBUTES: sanitize.IOptions['allowedAttributes'] = {
  '*': [
    'class',
    'title',
    'lang',
    'dir',
    'role',
    'aria-label',
    'aria-hidden',
    'aria-labelledby',
    'aria-describedby',
  ],
  a: ['href', 'target', 'rel', 'download', 'name'],
  img: ['src', 'srcset', 'sizes', 'alt', 'width', 'height', 'loading', 'decoding'],
  source: ['src', 'srcset', 'sizes', 'media', 'type'],
  video: ['src', 'poster', 'controls', 'muted', 'loop', 'playsinline', 'preload', 'width', 'height'],
  audio: ['src', 'controls', 'muted', 'loop', 'preload'],
  track: ['src', 'kind', 'srclang', 'label'],
  td: ['colspan', 'rowspan'],
  th: ['colspan', 'rowspan', 'scope'],
  ol: ['start', 'reversed', 'type'],
  time: ['datetime'],
  details: ['open'],
};

/** What authors colour and size words with. Nothing that leaves its place, or fetches. */
const STYLES =
  /^(?:color|background-color|font(?:-(?:size|weight|style|family))?|text-(?:align|decoration|transform|indent)|line-height|letter-spacing|margin(?:-\w+)?|padding(?:-\w+)?|width|max-width|height|border(?:-\w+)*|display|float|list-style(?:-type)?|vertical-align|white-space|opacity)$/;

/** Takes the declarations of an inline style, and gives the class that has them. */
export type StyleClass = (declarations: string) => string;

/**
 * What a link in a text says of the picture that it opens (spec/3 §3, facts: runtime §9). Titles say nothing of the kind, and no other `data-` stays: scripts of
 * the page would take it for what the page says itself.
 */
const OF_LIGHTBOX = [
  'open-lightbox',
  ...['slideshow', 'index', 'title', 'description', 'video'].map((of) => `lightbox-${of}`),
].map((name) => `data-elementor-${name}`);
const BLOCK_ATTRIBUTES: sanitize.IOptions['allowedAttributes'] = {
  ...ATTRIBUTES,
  a: [...(ATTRIBUTES['a'] ?? []), ...OF_LIGHTBOX],
};

const optionsFor = (
  tags: readonly string[],
  styleClass: StyleClass,
  allowedAttributes: sanitize.IOptions['allowedAttributes'],
): sanitize.IOptions => ({
  allowedTags: [...tags],
  allowedAttributes,
  allowedSchemes: ['http', 'https', 'mailto', 'tel', 'skype', 'viber', 'whatsapp', 'sms'],
  allowedSchemesByTag: { img: ['http', 'https', 'data'] },
  allowProtocolRelative: true,
  transformTags: {
    '*': (tagName, attribs) => ({ tagName, attribs: withoutStyle(tidyLink(tagName, attribs), styleClass) }),
  },
});

/** What a link opens must not reach back into the page. */
function tidyLink(tagName: string, attribs: sanitize.Attributes): sanitize.Attributes {
  const { href, ...rest } = attribs;
  if (tagName !== 'a' || href === undefined) return attribs;
  const safe = safeHref(href);
  return { ...rest, ...(safe !== '' && { href: safe }), ...(rest['target'] && { rel: 'noopener' }) };
}

/** Pages of ours have no inline styles: what one says becomes a rule of the document's style sheet. */
function withoutStyle(
  { style, ...attribs }: sanitize.Attributes,
  styleClass: StyleClass,
): sanitize.Attributes {
  if (style === undefined) return attribs;
  const kept = style
    .split(';')
    .map((each) => each.split(':'))
    .map(([name = '', ...rest]) => [
      name.trim().toLowerCase(),
      safeCss(rest.join(':').replace(/!important/i, '')),
    ])
    .filter(([name = '', value]) => STYLES.test(name) && value !== '')
    .map(([name, value]) => `${name}:${value}`);
  if (kept.length === 0) return attribs;
  return { ...attribs, class: `${attribs['class'] ?? ''} ${styleClass(kept.join(';'))}`.trim() };
}

const WORDS = '[^<>&\\0]*';
const MARKED = `<(strong|em|b|i|u)>${WORDS}</\\1>`;
const LINKED = `<a href="(?:https?:/)?/[\\w./-]*">${WORDS}</a>`;
/** Paragraphs of words, some of them marked or links, and nothing else: as most texts are, and clean already. */
const PLAIN = new RegExp(`^(?:<p>${WORDS}(?:(?:${MARKED}|${LINKED})${WORDS})*</p>\\s*)+$`);

export interface Cleaner {
  /** Paragraphs, lists, pictures: what an editor of texts writes. */
  block(html: string): string;
  /** Words with marks and links: titles and labels. */
  inline(html: string): string;
}

/** What authors write, without anything that could run. Comments go too, so that none can be taken for one of ours. */
export function createCleaner(styleClass: StyleClass): Cleaner {
  const block = optionsFor([...INLINE, ...BLOCK], styleClass, BLOCK_ATTRIBUTES);
  const inline = optionsFor([...INLINE, 'img'], styleClass, ATTRIBUTES);
  const clean = (html: string, options: sanitize.IOptions): string =>
    /[<&\0]/.test(html) ? sanitize(html.replaceAll('\0', ''), options) : html.replaceAll('>', '&gt;');
  return {
    block: (html) => (PLAIN.test(html) ? html : clean(html, block)),
    inline: (html) => clean(html, inline),
  };
}
