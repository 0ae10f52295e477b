import {
  ALLOWED_ATTRIBUTES,
  ALLOWED_IN_LINKS,
  ALLOWED_SVG_ATTRIBUTES,
  ALLOWED_SVG_TAGS,
  ALLOWED_TAGS,
} from './allowedHtml.ts';
import { cleanAttribute } from './cleanAttribute.ts';
import { deferStyles, withDeferred } from './deferredStyles.ts';
import type { Sanitizer } from './installedSanitizer.ts';

interface SanitizerConfig {
  readonly elements: readonly (string | { readonly name: string; readonly namespace: string })[];
  readonly attributes: readonly string[];
  /** Their contents stay in their place. */
  readonly replaceWithChildrenElements?: readonly string[];
}

/** Not in every browser yet, nor in every list of what browsers have. */
type WithSetHtml = Element & {
  setHTML(html: string, options: { readonly sanitizer: SanitizerConfig }): void;
};

export const hasNativeSanitizer = (): boolean => 'setHTML' in Element.prototype;

const SVG = 'http://www.w3.org/2000/svg';
const HTML_CONFIG: SanitizerConfig = { elements: ALLOWED_TAGS, attributes: withDeferred(ALLOWED_ATTRIBUTES) };
const IN_LINKS_CONFIG: SanitizerConfig = {
  ...HTML_CONFIG,
  elements: ALLOWED_IN_LINKS,
  replaceWithChildrenElements: ['a'],
};
const SVG_CONFIG: SanitizerConfig = {
  elements: ALLOWED_SVG_TAGS.map((name) => ({ name, namespace: SVG })),
  attributes: withDeferred(ALLOWED_SVG_ATTRIBUTES),
};

/** The browser parses and cleans in one; values that only some attributes may have are looked at afterwards. */
function clean(dirty: string, config: SanitizerConfig): string {
  const holder = document.createElement('template');
  (holder as unknown as WithSetHtml).setHTML(deferStyles(dirty), { sanitizer: config });
  for (const element of holder.content.querySelectorAll('*')) cleanElement(element);
  return holder.innerHTML;
}

function cleanElement(element: Element): void {
  for (const { name, value } of Array.from(element.attributes)) {
    const safe = cleanAttribute(name, value);
    if (safe === null) element.removeAttribute(name);
    else if (safe !== value) element.setAttribute(name, safe);
  }
}

export const sanitizer: Sanitizer = {
  html: (dirty) => clean(dirty, HTML_CONFIG),
  htmlWithoutLinks: (dirty) => clean(dirty, IN_LINKS_CONFIG),
  svg: (dirty) => clean(dirty, SVG_CONFIG),
};
