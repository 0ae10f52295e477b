/** What a browser might run or fetch from a style. */
const RUNS = /expression|javascript:|vbscript:|behaviou?r|-moz-binding|@import/i;
const ADDRESS = /url\(\s*["']?([^"')]*)["']?\s*\)/gi;
const SAFE_ADDRESS = /^(?:https?:|\/|\.|#|[\w-]+(?:[/.?#]|$)|data:image\/(?:png|jpe?g|gif|webp|avif)[;,])/i;

export interface Declaration {
  readonly property: string;
  readonly value: string;
}

/**
 * The harmless declarations of a style that an author wrote. One that could run code, that hides something behind
 * escapes or comments, or that leaves a bracket or quote open (and so would swallow what follows) is dropped.
 */
export function parseInlineStyle(css: string): Declaration[] {
  return splitAtSemicolons(css.replace(/\/\*[\s\S]*?(?:\*\/|$)/g, '')).flatMap((part) => {
    const colon = part.indexOf(':');
    const property = part.slice(0, colon).trim().toLowerCase();
    const value = part.slice(colon + 1).trim();
    return colon > 0 && /^-{0,2}[a-z][a-z-]*$/.test(property) && isHarmlessValue(property, value)
      ? [{ property, value }]
      : [];
  });
}

/** The same as text again. */
export const safeInlineStyle = (css: string): string =>
  parseInlineStyle(css)
    .map(({ property, value }) => `${property}: ${value}`)
    .join('; ');

/** Whether a value may stand in a style sheet: whole, without escapes, and with no address that runs code. */
export function isHarmlessValue(property: string, value: string): boolean {
  if (value === '' || /[\\{}<>]/.test(value) || !isWhole(value)) return false;
  if (RUNS.test(property) || RUNS.test(value.replace(/\s/g, ''))) return false;
  return [...value.matchAll(ADDRESS)].every(([, address = '']) => SAFE_ADDRESS.test(address.trim()));
}

/** Semicolons inside brackets and quotes (data addresses) part nothing. One pass: hostile styles are long. */
function splitAtSemicolons(css: string): string[] {
  const parts: string[] = [];
  let start = 0;
  let depth = 0;
  let quote = '';
  for (let at = 0; at < css.length; at++) {
    const letter = css[at] ?? '';
    if (quote !== '') quote = letter === quote ? '' : quote;
    else if (letter === '"' || letter === "'") quote = letter;
    else if (letter === '(') depth++;
    else if (letter === ')') depth = Math.max(0, depth - 1);
    else if (letter === ';' && depth === 0) {
      parts.push(css.slice(start, at));
      start = at + 1;
    }
  }
  parts.push(css.slice(start));
  return parts;
}

/** Every bracket and quote is closed, and nothing ends the declaration before its end. */
function isWhole(value: string): boolean {
  let depth = 0;
  let quote = '';
  for (const letter of value) {
    if (quote !== '') quote = letter === quote ? '' : quote;
    else if (letter === '"' || letter === "'") quote = letter;
    else if (letter === '(') depth++;
    else if (letter === ')' && --depth < 0) return false;
    else if (letter === ';' && depth === 0) return false;
  }
  return depth === 0 && quote === '';
}
