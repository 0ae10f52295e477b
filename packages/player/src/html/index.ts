export { loadSanitizer } from '#sanitizer';
export { authorHtml, authorHtmlWithoutLinks, authorSvg } from './authorHtml.ts';
export { deferStyles, htmlAttributes } from './deferredStyles.ts';
export { isHarmlessValue, parseInlineStyle, safeInlineStyle } from './inlineStyle.ts';
