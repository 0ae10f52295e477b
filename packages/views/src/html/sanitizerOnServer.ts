import sanitizeHtml from 'sanitize-html';
import {
  ALLOWED_ATTRIBUTES,
  ALLOWED_SCHEMES,
  ALLOWED_SVG_ATTRIBUTES,
  ALLOWED_SVG_TAGS,
  ALLOWED_TAGS,
} from './allowedHtml.ts';
import type { Sanitizer } from './Sanitizer.ts';

const HTML: sanitizeHtml.IOptions = {
  allowedTags: [...ALLOWED_TAGS],
  allowedAttributes: { '*': [...ALLOWED_ATTRIBUTES] },
  allowedSchemes: [...ALLOWED_SCHEMES],
  allowedSchemesByTag: { img: ['http', 'https', 'data'] },
  allowProtocolRelative: true,
  /** Styles are kept as text: `html` below drops those that could load or cover anything. */
  parseStyleAttributes: false,
};

const SVG: sanitizeHtml.IOptions = {
  allowedTags: [...ALLOWED_SVG_TAGS],
  allowedAttributes: { '*': [...ALLOWED_SVG_ATTRIBUTES] },
  parser: { lowerCaseTags: false, lowerCaseAttributeNames: false },
  parseStyleAttributes: false,
};

/** The same on every call: DOM-free, for servers and tests. */
export const sanitizer: Sanitizer = {
  html: (dirty) => sanitizeHtml(dirty, HTML),
  svg: (dirty) => sanitizeHtml(dirty, SVG),
};
