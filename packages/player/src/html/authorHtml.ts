import { sanitizer } from './installedSanitizer.ts';
import { limitTags } from './limitTags.ts';

/** Sanitising is the dearest step of a frame and texts repeat (buttons, units, names), so the latest are kept. */
const KEPT_TEXTS = 500;
const kept = new Map<string, string>();

/** Not over another `<`: a text of nothing else would be searched to its end from every one. */
const TAG = /(<[^<>]*>)/;
const BLOCK_TAG = /^<\/?(?:div|p|ul|ol|li|h[1-6]|table|tbody|thead|tr|td|th|blockquote|figure|hr|br)\b/i;
const BREAK = /^<br\b/i;

/** Line breaks beside block tags are only the author's typing, not lines of text; but one before a `br` makes a blank line. */
function tidyBreaks(html: string): string {
  const parts = html.split(TAG);
  const isBlock = (index: number): boolean => BLOCK_TAG.test(parts[index] ?? '');
  const endsAtBlock = (index: number): boolean => isBlock(index) && !BREAK.test(parts[index] ?? '');
  return parts
    .map((part, index) =>
      index % 2 === 1 ? part : tidyText(part, isBlock(index - 1), endsAtBlock(index + 1)),
    )
    .join('');
}

function tidyText(text: string, followsBlock: boolean, precedesBlock: boolean): string {
  const withoutStart =
    followsBlock && text.slice(0, text.length - text.trimStart().length).includes('\n')
      ? text.trimStart()
      : text;
  const end = withoutStart.trimEnd();
  return precedesBlock && withoutStart.slice(end.length).includes('\n') ? end : withoutStart;
}

/** Author HTML made harmless. */
export function authorHtml(text: string): string {
  const known = kept.get(text);
  if (known !== undefined) return known;
  const clean = sanitizer.html(tidyBreaks(limitTags(text.trimEnd())));
  if (kept.size >= KEPT_TEXTS) kept.delete(kept.keys().next().value ?? '');
  kept.set(text, clean);
  return clean;
}

/** The same without links: for layers that are links themselves. What was cleaned is never cut by hand: a `>` may stand in a value. */
export function authorHtmlWithoutLinks(text: string): string {
  const clean = authorHtml(text);
  return /<a\b/i.test(clean) ? sanitizer.htmlWithoutLinks(clean) : clean;
}

export const authorSvg = (markup: string): string => sanitizer.svg(limitTags(markup));
