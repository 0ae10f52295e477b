export interface Shortcode {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
}

export type TextPart = { readonly html: string } | { readonly shortcode: Shortcode };

/** Marks in square brackets. Tags are matched too, so that nothing within one counts. */
const MARK = /<[^>]*>|\[([a-z][\w-]*)((?:\s[^[\]<>]*)?)\/?\](?:\s*\[\/\1\])?/gi;
const ATTRIBUTE = /([\w-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"']+))|"([^"]*)"|([^\s"'=]+)/g;
const QUOTES = /&(?:quot|#0?39|#x27|#822[0-3]|[lr][sd]quo);|[“”‘’″′]/gi;

/** A clean text in pieces, with those shortcodes between them that somebody here knows; others are texts like any. */
export function splitShortcodes(html: string, isKnown: (name: string) => boolean): readonly TextPart[] {
  const parts: TextPart[] = [];
  let from = 0;
  for (const match of html.matchAll(MARK)) {
    const name = match[1]?.toLowerCase();
    if (name === undefined || !isKnown(name)) continue;
    parts.push({ html: html.slice(from, match.index) });
    parts.push({ shortcode: { name, attributes: readAttributes(match[2] ?? '') } });
    from = match.index + match[0].length;
  }
  return [...parts, { html: html.slice(from) }];
}

/** Words without a name before them are called by their place. */
function readAttributes(written: string): Record<string, string> {
  const found: Record<string, string> = Object.create(null) as Record<string, string>;
  let place = 0;
  for (const [, name, ...values] of written.replaceAll(QUOTES, '"').matchAll(ATTRIBUTE)) {
    const value = values.find((each) => each !== undefined) ?? '';
    found[name?.toLowerCase() ?? String(place++)] = value.replaceAll('&amp;', '&');
  }
  return found;
}
