import sanitize from 'sanitize-html';

const OPTIONS: sanitize.IOptions = {
  allowedTags: (
    'h2 h3 h4 h5 h6 p br hr blockquote pre code div span ul ol li dl dt dd a b strong i em u s del ins small ' +
    'sub sup abbr cite q mark time figure figcaption img picture source ' +
    'table caption colgroup col thead tbody tfoot tr th td'
  ).split(' '),
  allowedAttributes: {
    '*': ['class', 'title', 'lang', 'dir'],
    a: ['href', 'target', 'rel'],
    img: ['src', 'srcset', 'sizes', 'alt', 'width', 'height', 'loading'],
    source: ['srcset', 'sizes', 'media', 'type'],
    td: ['colspan', 'rowspan'],
    th: ['colspan', 'rowspan', 'scope'],
    ol: ['start', 'reversed'],
    time: ['datetime'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  transformTags: {
    // What a link opens must not reach back into the shop.
    a: (tagName, attribs) => ({
      tagName,
      attribs: attribs['target'] ? { ...attribs, rel: 'noopener noreferrer' } : attribs,
    }),
  },
};

/** What authors write, without anything that could run. Cleaning twice changes nothing. */
export const cleanHtml = (html: string): string => sanitize(html.replaceAll('\0', ''), OPTIONS).trim();
