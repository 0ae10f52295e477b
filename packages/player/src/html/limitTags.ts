/** More than any layer's text or drawing has: what opens without end takes parsers a time that grows with its square. */
const MOST_TAGS = 10_000;
const OPENING = /<[a-z]/gi;

/** HTML with no more tags than that; of what comes after them the words are kept. */
export function limitTags(html: string): string {
  if (html.length <= MOST_TAGS * 2) return html;
  let count = 0;
  for (const { index } of html.matchAll(OPENING))
    if (++count > MOST_TAGS) return html.slice(0, index) + html.slice(index).replace(/<[^>]*>?/g, '');
  return html;
}
