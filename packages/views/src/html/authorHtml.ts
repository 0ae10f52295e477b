import { sanitizer } from '#sanitizer';

/** Sanitising is the dearest step of a frame and texts repeat (buttons, units, names), so the latest are kept. */
const KEPT_TEXTS = 500;
const kept = new Map<string, string>();

const BLOCK = 'div|p|ul|ol|li|h[1-6]|table|tbody|thead|tr|td|th|blockquote|figure|hr|br';
const BREAK_BESIDE_BLOCK = new RegExp(
  `\\s*\\n\\s*(?=</?(?:${BLOCK})\\b)|(</?(?:${BLOCK})\\b[^>]*>)\\s*\\n\\s*`,
  'gi',
);

/** True when the text needs no HTML at all. */
export const isPlainText = (text: string): boolean => !/[<&]/.test(text);

/** Author HTML made harmless. Line breaks beside block tags are only the author's typing, not lines of text. */
export function authorHtml(text: string): string {
  const known = kept.get(text);
  if (known !== undefined) return known;
  const clean = sanitizer.html(text.trimEnd().replace(BREAK_BESIDE_BLOCK, '$1'));
  if (kept.size >= KEPT_TEXTS) kept.delete(kept.keys().next().value ?? '');
  kept.set(text, clean);
  return clean;
}

/** The same without links: for layers that are links themselves. */
export const authorHtmlWithoutLinks = (text: string): string =>
  authorHtml(text).replace(/<\/?a\b[^>]*>/gi, '');

export const authorSvg = (markup: string): string => sanitizer.svg(markup);
