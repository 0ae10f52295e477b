import DOMPurify from 'dompurify';
import { ALLOWED_ATTRIBUTES, ALLOWED_SVG_ATTRIBUTES, ALLOWED_SVG_TAGS, ALLOWED_TAGS } from './allowedHtml.ts';
import type { Sanitizer } from './Sanitizer.ts';

/** The browser's own parser decides what the text means, so nothing slips through between two readings of it. */
export const sanitizer: Sanitizer = {
  html: (dirty) =>
    DOMPurify.sanitize(dirty, {
      ALLOWED_TAGS: [...ALLOWED_TAGS],
      ALLOWED_ATTR: [...ALLOWED_ATTRIBUTES],
      ALLOW_DATA_ATTR: false,
    }),
  svg: (dirty) =>
    DOMPurify.sanitize(dirty, {
      ALLOWED_TAGS: [...ALLOWED_SVG_TAGS],
      ALLOWED_ATTR: [...ALLOWED_SVG_ATTRIBUTES],
      ALLOW_DATA_ATTR: false,
    }),
};
