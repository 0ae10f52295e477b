import createDOMPurify from 'dompurify';
import {
  ALLOWED_ATTRIBUTES,
  ALLOWED_IN_LINKS,
  ALLOWED_SVG_ATTRIBUTES,
  ALLOWED_SVG_TAGS,
  ALLOWED_TAGS,
} from './allowedHtml.ts';
import { cleanAttribute } from './cleanAttribute.ts';
import { DEFERRED, deferStyles, withDeferred } from './deferredStyles.ts';
import type { Sanitizer } from './installedSanitizer.ts';

/** An instance of our own: a page that uses the library itself must not meet our rules, nor we its. */
const purify = createDOMPurify(window);

purify.addHook('uponSanitizeAttribute', (_, attribute) => {
  const clean = cleanAttribute(attribute.attrName, attribute.attrValue);
  if (clean === null) attribute.keepAttr = false;
  else attribute.attrValue = clean;
});

const cleanHtml = (dirty: string, tags: readonly string[]): string =>
  purify.sanitize(deferStyles(dirty), {
    ALLOWED_TAGS: [...tags],
    ALLOWED_ATTR: withDeferred(ALLOWED_ATTRIBUTES),
    ALLOW_DATA_ATTR: false,
    ADD_URI_SAFE_ATTR: [DEFERRED],
  });

/** The browser's own parser decides what the text means, so nothing slips through between two readings of it. */
export const sanitizer: Sanitizer = {
  html: (dirty) => cleanHtml(dirty, ALLOWED_TAGS),
  htmlWithoutLinks: (dirty) => cleanHtml(dirty, ALLOWED_IN_LINKS),
  svg: (dirty) =>
    purify.sanitize(deferStyles(dirty), {
      ALLOWED_TAGS: [...ALLOWED_SVG_TAGS],
      ALLOWED_ATTR: withDeferred(ALLOWED_SVG_ATTRIBUTES),
      ALLOW_DATA_ATTR: false,
      ADD_URI_SAFE_ATTR: [DEFERRED],
    }),
};
