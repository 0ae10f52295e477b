/** How texts name a module: `[rev_slider alias="hero"]`, `[rev_slider hero]`, `[sr7 alias=hero][/sr7]`. Tags are matched too, so that nothing within one counts. */
const MARK = /<[^>]*>|\[(rev_slider|sr7)(\s[^[\]<>]*)?\](?:\s*\[\/\1\])?/gi;
const PARAGRAPH = /<p(?:\s[^>]*)?>\s*(\[(rev_slider|sr7)(?:\s[^[\]<>]*)?\](?:\s*\[\/\2\])?)\s*<\/p>/gi;
const OPENING = /<(?:sr7|vitrine)-module(\s[^<>]*)?>/gi;
const CLOSING = /<\/(?:sr7|vitrine)-module\s*>/gi;

/** Editors turn quotes into curly ones, and cleaning escapes them. */
const QUOTES = /&(?:quot|#0?39|#x27|#822[0-3]|[lr][sd]quo);|[“”‘’″′]/gi;
const ALIAS = /(?:^|\s)(?:data-)?alias\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"']+))/i;

export type HtmlPart = { readonly html: string } | { readonly alias: string };

/** A clean text in pieces, with the aliases of the modules that it names between them. */
export function splitModules(html: string): readonly HtmlPart[] {
  // Nothing of a module may stand in a paragraph.
  const text = html.replace(PARAGRAPH, '$1');
  const parts: HtmlPart[] = [];
  let from = 0;
  for (const match of text.matchAll(MARK)) {
    if (match[1] === undefined) continue;
    parts.push({ html: text.slice(from, match.index) }, { alias: aliasIn(match[2] ?? '') });
    from = match.index + match[0].length;
  }
  return [...parts, { html: text.slice(from) }];
}

/** The text alone, for where no module can stand. */
export const withoutModules = (html: string): string =>
  splitModules(html)
    .map((part) => ('html' in part ? part.html : ''))
    .join('');

/** Before a text is cleaned, which knows no such elements: what a page of the original holds becomes a mark. */
export function markModules(html: string): string {
  let marked = '';
  let from = 0;
  for (const open of html.matchAll(OPENING)) {
    // One within another goes with it.
    if (open.index < from) continue;
    CLOSING.lastIndex = open.index;
    // Without an end here there is none further on.
    if (!CLOSING.test(html)) break;
    const alias = aliasIn(open[1] ?? '');
    const isPlain = /^[^"[\]<>]+$/.test(alias);
    marked += html.slice(from, open.index) + (isPlain ? `[sr7 alias="${alias}"]` : '');
    from = CLOSING.lastIndex;
  }
  return marked + html.slice(from);
}

/** An alias without a name before it is the first word. */
function aliasIn(written: string): string {
  const text = written.replace(QUOTES, '"');
  const [, double, single, bare] = ALIAS.exec(text) ?? [];
  const first = /^\s*([^\s"'=]+)\s*$/.exec(text)?.[1];
  return decode(double ?? single ?? bare ?? first ?? '').trim();
}

const decode = (text: string): string =>
  text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
