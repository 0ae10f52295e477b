import sanitizeHtml from 'sanitize-html';
import {
  ALLOWED_ATTRIBUTES,
  ALLOWED_IN_LINKS,
  ALLOWED_SCHEMES,
  ALLOWED_SVG_ATTRIBUTES,
  ALLOWED_SVG_TAGS,
  ALLOWED_TAGS,
} from './allowedHtml.ts';
import { cleanAttribute } from './cleanAttribute.ts';
import { installSanitizer, type Sanitizer } from './installedSanitizer.ts';

/** A look at every attribute that the tables let through: some are safe only with some values. */
const cleanAttributes: sanitizeHtml.Transformer = (tagName, attribs) => ({
  tagName,
  attribs: Object.fromEntries(
    Object.entries(attribs).flatMap(([name, value]) => {
      const clean = cleanAttribute(name, value);
      return clean === null ? [] : [[name, clean]];
    }),
  ),
});

const HTML: sanitizeHtml.IOptions = {
  allowedTags: [...ALLOWED_TAGS],
  allowedAttributes: { '*': [...ALLOWED_ATTRIBUTES] },
  allowedSchemes: [...ALLOWED_SCHEMES],
  allowedSchemesByTag: { img: ['http', 'https', 'data'] },
  allowProtocolRelative: true,
  parseStyleAttributes: false,
  transformTags: { '*': cleanAttributes },
};

const HTML_IN_LINKS: sanitizeHtml.IOptions = { ...HTML, allowedTags: [...ALLOWED_IN_LINKS] };

const SVG: sanitizeHtml.IOptions = {
  allowedTags: [...ALLOWED_SVG_TAGS],
  allowedAttributes: { '*': [...ALLOWED_SVG_ATTRIBUTES] },
  parser: { lowerCaseTags: false, lowerCaseAttributeNames: false },
  parseStyleAttributes: false,
  transformTags: { '*': cleanAttributes },
};

/** The same on every call: DOM-free, for servers and tests. */
export const sanitizer: Sanitizer = {
  html: (dirty) => sanitizeHtml(dirty, HTML),
  htmlWithoutLinks: (dirty) => sanitizeHtml(dirty, HTML_IN_LINKS),
  svg: (dirty) => sanitizeHtml(dirty, SVG),
};

/** From then on author HTML is made harmless here: at once. */
export function loadSanitizer(): null {
  installSanitizer(sanitizer);
  return null;
}
