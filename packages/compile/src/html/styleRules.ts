import { safeInlineStyle } from '@vitrine/player/html';

/** Markup without `style` attributes, and the rules that stand for them. */
export interface RuledMarkup {
  readonly html: string;
  readonly css: string;
}

const TAG = /<[a-z][^<>]*>/gi;
const STYLE = /\sstyle="([^"]*)"/i;
/** Beats every rule of a module, as the attribute would; what scripts write later still beats it. */
const STRONG = ':not(#_)'.repeat(4);

/**
 * Writes `style` attributes as rules, for hosts whose policy forbids inline styles. The markup must come from a serializer:
 * angle brackets and double quotes in its values are escaped.
 */
export function styleRules(html: string): RuledMarkup {
  const numbers = new Map<string, number>();
  const ruled = html.replace(TAG, (tag) =>
    tag.replace(STYLE, (attribute, written: string) => {
      const style = unescapeHtml(written);
      if (!canBeRule(style)) return attribute;
      const number = numbers.get(style) ?? numbers.size + 1;
      numbers.set(style, number);
      return ` data-css="${number}"`;
    }),
  );
  const rules = [...numbers].map(([style, number]) => `[data-css="${number}"]${STRONG}{${style}}`);
  return { html: ruled, css: rules.join('\n') };
}

/** In a sheet, what is left open swallows the rules that follow. */
const canBeRule = (style: string): boolean => bare(safeInlineStyle(style)) === bare(style);
const bare = (style: string): string => style.replace(/[\s;]/g, '');

const LETTERS: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
  '&#39;': "'",
};

const unescapeHtml = (text: string): string =>
  text.replace(/&(?:amp|lt|gt|quot|#x27|#39);/g, (entity) => LETTERS[entity] ?? entity);
